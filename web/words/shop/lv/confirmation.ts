/** The pages after ordering. */
export const confirmation = {
  waiting: 'Lūdzu uzgaidiet! Notiek maksājuma apstrāde...',
  thanks: 'Paldies par pasūtījumu!',
  cancelled: 'Pasūtījums ir atcelts',
  number: (id: number) => `Pasūtījums Nr.\u00a0${id}`,
  comes: (day: string) => `Piegādāsim ${day}.`,
  comesByOthers: 'Sūtījumu saņemsiet 2–3 darba dienu laikā.',
  byArrangement: 'Sazināsimies, lai vienotos par laiku.',
  comesTo: (address: string) => `Adrese: ${address}`,
  comesToMachine: (machine: string) => `Pakomāts: ${machine}`,
  cash: (sum: string) => `Lūdzu, sagatavojiet kurjeram ${sum} skaidrā naudā.`,
  mail: 'Apstiprinājumu nosūtījām Jums e-pastā.',
  changeable: (until: string) => `Pasūtījumu var mainīt vai atcelt ${until}.`,
  changeableService: 'Kamēr pakalpojums nav sniegts, pasūtījumu var mainīt vai atcelt.',
  newOrder: 'Izveidot jaunu pasūtījumu',
  seeOrder: 'Apskatīt pasūtījumu',
  toCalendar: 'Pievienot kalendāram',
  print: 'Drukāt',
  ordered: 'Jūs pasūtījāt',
  notConfirmed: 'Uzmanību! Maksājums nav apstiprināts',
  pendingText:
    'Maksājums vēl nav pilnībā pabeigts. Tas var aizņemt dažas stundas; par to paziņosim e-pastā, un pasūtījums būs redzams sadaļā “Gaida piegādi”.',
  unpaidText: (sum: string) =>
    `Ja vēl neesat samaksājuši ${sum}, varat to izdarīt tagad vai izvēlēties citu maksāšanas veidu.`,
  payNow: 'Turpināt maksājumu bankā',
  otherMethod: 'Izvēlēties citu maksāšanas veidu',
  noAnswer: 'Neizdevās sazināties ar veikalu. Lūdzu, mēģiniet vēlreiz.',
}
