/** Paying for a cart. */
export const cartPayment = {
  title: 'Apmaksa',
  method: 'Kā maksāsiet',
  charge: (sum: string) => `komisija ${sum}`,
  notThus: {
    not_for_this_delivery: () => 'Šim piegādes veidam skaidrā naudā maksāt nevar.',
    above_cash_limit: (limit: string) => `Skaidrā naudā pieņemam līdz ${limit}.`,
    overdue_debt: () => 'Vispirms jāsamaksā kavētais rēķins.',
    account_is_short: (missing: string) => `Kontā pietrūkst ${missing}.`,
    no_deferred_payment: () => 'Pēcapmaksa Jums nav piešķirta.',
    over_credit_limit: (missing: string) =>
      `Pārsniegts kredītlimits. Lūdzu, papildiniet kontu par ${missing}.`,
    provider_is_off: () => 'Šobrīd šādi samaksāt nevar.',
    nothing_to_pay: () => 'Nav ko maksāt.',
    not_for_top_up: () => 'Kopā ar konta papildinājumu šādi samaksāt nevar.',
  },
  topUpAccount: 'Papildināt kontu',
  takeBonus: (sum: string) => `Izmantot bonusu ${sum}`,
  topUp: 'Papildināt kontu kopā ar pasūtījumu, €',
  topUpHint: 'Vesels eiro skaits; summa paliek Jūsu kontā nākamajām piegādēm.',
  topUpWhole: 'Ierakstiet veselu eiro skaitu līdz 10 000.',
  agree: 'Piekrītu distances līguma noteikumiem',
  placeOrder: 'Pasūtīt ar pienākumu maksāt',
  agreeAndOrder: (sum: string) => `Piekrist un pasūtīt ar pienākumu maksāt – ${sum}`,
  agreementMissing: 'Lai pasūtītu, piekrītiet noteikumiem.',
  methodMissing: 'Izvēlieties, kā maksāsiet.',
  comes: (day: string) => `Piegādāsim ${day}`,
  comesByOthers: 'Sūtījumu saņemsiet 2–3 darba dienu laikā',
  changeDelivery: 'Mainīt piegādi',
  canceled: 'Maksājums nav veikts',
  cancellationReasons: {
    given_up: 'Jūs pārtraucāt maksājumu bankā.',
    refused: 'Banka maksājumu noraidīja.',
    unknown: 'Banka maksājumu neapstiprināja.',
  },
  canceledText:
    'Nauda nav noņemta, un viss ir atpakaļ grozā. Lūdzu, izvēlieties citu maksāšanas veidu.',
}
