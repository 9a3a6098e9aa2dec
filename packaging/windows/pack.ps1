# Packs a built program for Windows: packaging\windows\pack.ps1 PROGRAM makes target\packages\*.zip and the installer (Inno Setup 6).
param([Parameter(Mandatory = $true)][string]$Program)
$ErrorActionPreference = "Stop"
Set-Location (Join-Path $PSScriptRoot "..\..")
# The number stands in the manifest: a program without a console says nothing to PowerShell.
$version = (Select-String -Path Cargo.toml -Pattern '^version = "(.*)"').Matches[0].Groups[1].Value
$name = "caravanserai-$version-windows-x86_64"
$folder = "target\packages\$name"
New-Item -ItemType Directory -Force $folder | Out-Null
Copy-Item $Program "$folder\caravanserai.exe"
Copy-Item README.md, CHANGELOG.md, LICENSE-MIT, LICENSE-APACHE, docs\credits.md, assets\fonts\OFL-*.txt $folder
python packaging\licences x86_64-pc-windows-msvc "$folder\licences.txt"
if ($LASTEXITCODE -ne 0) { exit $LASTEXITCODE }
Copy-Item "$folder\licences.txt" target\licences.txt
Compress-Archive -Force -Path $folder -DestinationPath "target\packages\$name.zip"
Remove-Item -Recurse $folder
$iscc = (Get-Command iscc -ErrorAction SilentlyContinue).Source
if (-not $iscc) { $iscc = "${env:ProgramFiles(x86)}\Inno Setup 6\ISCC.exe" }
& $iscc "/DVersion=$version" "/DProgram=$(Resolve-Path $Program)" packaging\windows\caravanserai.iss
if ($LASTEXITCODE -ne 0) { exit $LASTEXITCODE }
Get-ChildItem target\packages | ForEach-Object {
    "{0}: {1:N0} kB" -f $_.Name, ($_.Length / 1000)
    if ($_.Length -gt 40000000) { throw "larger than 40 MB: $($_.Name)" }
}
