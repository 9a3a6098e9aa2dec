//! What the player of Merchant of Venus goes by where it cannot reckon: the part that an unsold
//! good counts, what news are worth, how much money stays in hand. Figures alone; the players that
//! think have others, see `levels/merchant_of_venus/thinking.ron`.

use crate::bots::habits;

habits! {
    /// The habits of a merchant; amounts in credits, times in turns.
    MerchantHabits {
        /// What a turn is thought to be worth before there is any experience.
        first_turn: 25.0,
        /// Part of what an unsold purchase is worth at the end of a trip.
        unsold: 0.55,
        /// What a credit on a culture card is worth next to one of money: it counts for nothing
        /// and buys in one place only.
        on_card: 0.3,
        /// Part of what is aboard at the end of a trip that counts.
        waiting: 0.8,
        /// Part of a turn that every trip is thought to lose.
        lost: 0.25,
        /// How many times as much must be paid further on for a cargo to stay aboard.
        further_on: 1.15,
        /// Part of a sale that counts as lost where it is put off to another visit.
        put_off: 0.7,
        /// What a cargo has to gain to be loaded.
        least_gain: 4.0,
        /// Turns that finding one more culture takes.
        search: 2.2,
        /// Part of a card's value that a discovery is worth: it buys goods, not money.
        card: 0.9,
        /// What knowing one more market is worth at the beginning of a game.
        news: 55.0,
        /// By how much less an amount counts for each turn that it is away.
        later: 0.1,
        /// Part of a culture card that a purchase has to be worth to use it up.
        card_share: 0.55,
        /// The same where there is less money than the card is worth.
        poor_share: 0.25,
        /// Most turns for which a better ship is thought to pay.
        horizon: 24.0,
        /// Part of the gain that a better ship is thought to bring in fact.
        doubt: 0.75,
        /// What money that stays in hand is worth where a trip goes on.
        reserve: 20.0,
        /// What every credit costs that is missing to fill the holds, beside itself.
        strain: 0.5,
        /// What a good is thought to cost where none is known.
        usual_price: 90.0,
        /// What a port is thought to bring beside what it counts, where the player comes again.
        port_again: 45.0,
        /// The same where there is a free landing, and once more where the trip comes back.
        port_beside: 15.0,
        /// What a factory is thought to bring beside what it counts.
        factory: 40.0,
        /// Tenths of a movement point that missing the number of a circle costs.
        missed: 70.0,
        /// What a deal has to gain.
        least_deal: 15.0,
        /// Most landings of a trip.
        landings: 3.0,
        /// How many beginnings of a trip are followed further.
        followed: 28.0,
    }
}
