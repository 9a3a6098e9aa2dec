; The installer for Windows, made by Inno Setup 6: iscc /DVersion=… /DProgram=…\caravanserai.exe packaging\windows\caravanserai.iss
; Installs for one person without asking for rights, or for everybody where they are given.
#ifndef Version
  #error "say the version: iscc /DVersion=0.2.0"
#endif
#ifndef Program
  #error "say where the built program lies: iscc /DProgram=target\dist\caravanserai.exe"
#endif

[Setup]
AppId={{6B0C7D41-6E0D-4B35-9B5C-0C5E6A2F4C11}
AppName=Caravanserai
AppVersion={#Version}
AppPublisher=The Caravanserai developers
DefaultDirName={autopf}\Caravanserai
DefaultGroupName=Caravanserai
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0
ChangesAssociations=yes
Compression=lzma2/max
SolidCompression=yes
SourceDir=..\..
OutputDir=target\packages
OutputBaseFilename=caravanserai-{#Version}-windows-x86_64-setup
SetupIconFile=packaging\windows\caravanserai.ico
UninstallDisplayIcon={app}\caravanserai.ico
LicenseFile=LICENSE-MIT
DisableProgramGroupPage=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[Files]
Source: "{#Program}"; DestDir: "{app}"; DestName: "caravanserai.exe"; Flags: ignoreversion
Source: "packaging\windows\caravanserai.ico"; DestDir: "{app}"; Flags: ignoreversion
Source: "README.md"; DestDir: "{app}"
Source: "CHANGELOG.md"; DestDir: "{app}"
Source: "LICENSE-*"; DestDir: "{app}"
Source: "docs\credits.md"; DestDir: "{app}"
Source: "target\licences.txt"; DestDir: "{app}"
Source: "assets\fonts\OFL-*.txt"; DestDir: "{app}"

[Icons]
Name: "{autoprograms}\Caravanserai"; Filename: "{app}\caravanserai.exe"; IconFilename: "{app}\caravanserai.ico"
Name: "{autodesktop}\Caravanserai"; Filename: "{app}\caravanserai.exe"; IconFilename: "{app}\caravanserai.ico"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.caravan\OpenWithProgids"; ValueType: string; ValueName: "Caravanserai.Game"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Caravanserai.Game"; ValueType: string; ValueData: "Caravanserai game"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Caravanserai.Game\DefaultIcon"; ValueType: string; ValueData: "{app}\caravanserai.ico"
Root: HKA; Subkey: "Software\Classes\Caravanserai.Game\shell\open\command"; ValueType: string; ValueData: """{app}\caravanserai.exe"" play ""%1"""

[Run]
Filename: "{app}\caravanserai.exe"; Description: "{cm:LaunchProgram,Caravanserai}"; Flags: nowait postinstall skipifsilent
