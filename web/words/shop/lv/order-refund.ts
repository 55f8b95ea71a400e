/** Where the money of a cancelled order goes. */
export const orderRefund = {
  where: 'Kur atgriezt naudu?',
  toAccount: 'Veikala kontā',
  toAccountText: 'Uzreiz; varēsiet ar to maksāt par nākamo pasūtījumu.',
  toPayer: 'Atpakaļ uz karti vai banku',
  toPayerText: 'Tur, no kurienes maksājāt; banka ieskaita dažu darba dienu laikā.',
  title: 'Nauda par atcelto pasūtījumu',
  available: (sum: string) =>
    `${sum} ir Jūsu kontā. Varat šo naudu saņemt atpakaļ uz karti vai banku.`,
  onTheWay: (sum: string) =>
    `${sum} ir ceļā atpakaļ uz karti vai banku. Ja banka naudu nepieņems, tā atgriezīsies Jūsu kontā un mēs par to uzrakstīsim.`,
  returned: (sum: string) => `Banka ir saņēmusi atpakaļ ${sum}.`,
  send: (sum: string) => `Nosūtīt ${sum} atpakaļ`,
  failed: 'Naudu atpakaļ nosūtīt neizdevās; tā ir Jūsu kontā.',
}
