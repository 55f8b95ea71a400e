const orderEvents: Record<string, string> = {
  placed: 'Pasūtīts',
  paid: 'Apmaksāts',
  given_back: 'Atgriezies grozā',
  edited: 'Mainīts',
  moved: 'Pārcelts',
  confirmed: 'Apstiprināts',
  locked: 'Slēgts',
  cancelled: 'Atcelts',
  skipped: 'Izlaists',
  held: 'Apturēts',
  released: 'Apturējums noņemts',
  reinstated: 'Atcelts, bet piegādāts',
  reversed: 'Piegāde atsaukta',
  delivered: 'Piegādāts',
  handed_over: 'Nodots pārvadātājam',
  undelivered: 'Nav piegādāts',
}

const deliveryEvents: Record<string, string> = {
  reversed: 'Piegāde atsaukta',
  delivered: 'Piegādāts',
  undelivered: 'Nav piegādāts',
  rated_1: 'Vērtējums: 1 no 5',
  rated_2: 'Vērtējums: 2 no 5',
  rated_3: 'Vērtējums: 3 no 5',
  rated_4: 'Vērtējums: 4 no 5',
  rated_5: 'Vērtējums: 5 no 5',
  fault: 'Nav kārtībā',
}

const moneyEvents: Record<string, string> = {
  topup: 'Papildināts konts',
  order: 'Pasūtījums',
  refund: 'Atmaksa',
  bonus: 'Bonuss',
  deposit: 'Depozīts',
  monthly: 'Mēneša maksa',
  correction: 'Labojums',
}

const documentKinds: Record<string, string> = {
  invoice: 'Rēķins',
  credit_bill: 'Kredītrēķins',
  advance_bill: 'Avansa rēķins',
  monthly_bill: 'Mēneša rēķins',
}

const letters: Record<string, string> = {
  'customers.added': 'Vēstule: profils izveidots',
  'customers.merged': 'Vēstule: profili apvienoti',
  'orders.placed': 'Vēstule: pasūtījums pieņemts',
  'orders.changed': 'Vēstule: pasūtījums mainīts',
  'orders.cancelled': 'Vēstule: pasūtījums atcelts',
  'papers.issued': 'Vēstule ar dokumentu',
  'notifications.overdue': 'Atgādinājums par rēķinu',
  'notifications.due-soon': 'Atgādinājums: drīz jāmaksā rēķins',
  'notifications.low-balance': 'Atgādinājums papildināt kontu',
  'autoship.confirm': 'Vēstule: apstipriniet piegādi',
  'autoship.confirm-tomorrow': 'Vēstule: apstipriniet rītdienas piegādi',
  'autoship.skipped': 'Vēstule: piegāde izlaista',
  'bank.transfer-returned': 'Vēstule par pārskaitījumu, kas atgriezās',
  'bank.overpaid': 'Vēstule par pārmaksu',
  'deposits.explained': 'Vēstule par depozītu',
  'catalogue.back-in-stock': 'Vēstule: prece atkal ir',
  'customers.confirm-email': 'Vēstule: apstipriniet e-pastu',
  'customers.log-in-link': 'Vēstule: pieslēgšanās saite',
  'customers.new-device': 'Vēstule: pieslēgšanās no jaunas ierīces',
  'customers.passkey-added': 'Vēstule: pievienota piekļuves atslēga',
  'customers.password-changed': 'Vēstule: parole mainīta',
  'customers.password-reset': 'Vēstule: paroles maiņa',
  'customers.email-change-asked': 'Vēstule: e-pasta maiņa lūgta',
  'customers.email-change-offered': 'Vēstule: apstipriniet jauno e-pastu',
  'customers.email-changed': 'Vēstule: e-pasts mainīts',
  'notifications.withdrawal': 'Vēstule: atteikums saņemts',
  'notifications.withdrawal-address': 'Vēstule: apstipriniet atteikumu',
  'orders.pay-link': 'Vēstule: saite apmaksai',
  'orders.not-paid': 'Vēstule: pasūtījums nav apmaksāts',
  'orders.paid-late': 'Vēstule: samaksāts par vēlu',
  'orders.reinstated': 'Vēstule: pasūtījums tomēr piegādāts',
  'autoship.started': 'Vēstule: regulārā piegāde sākta',
  'autoship.resuming': 'Vēstule: pauze drīz beigsies',
  'autoship.changed': 'Vēstule: regulārā piegāde mainīta',
  'autoship.ended': 'Vēstule: regulārā piegāde beigta',
  'autoship.paused': 'Vēstule: regulārā piegāde apturēta',
  'autoship.resumed': 'Vēstule: regulārā piegāde atsākta',
  'autoship.not-coming': 'Vēstule: piegāde izpaliek',
  'autoship.new-day': 'Vēstule: piedāvāta cita diena',
  'autoship.day-kept': 'Vēstule: diena paliek',
  'bank.question': 'Vēstule: jautājums par maksājumu',
  'customers.welcome': 'Vēstule: sveiciens',
  'deposits.refund-paid': 'Vēstule: atmaksa izmaksāta',
  'deposits.refund-refused': 'Vēstule: atmaksa atteikta',
  'dispatch.delay': 'Vēstule: kavējamies',
  'dispatch.next-stop': 'Vēstule: nākamā pietura ir Jūsu',
  'dispatch.dispute-answered': 'Vēstule: atbilde uz iebildumu',
  'feedback.answered': 'Vēstule: atbilde uz teikto',
  'dispatch.dispute-received': 'Vēstule: iebildums saņemts',
  'dispatch.skipped': 'Vēstule: pasūtījums izlaists',
  'dispatch.undelivered': 'Vēstule: nav piegādāts',
  'payments.pending': 'Vēstule: maksājums gaida',
  'payments.refund-failed': 'Vēstule: atmaksa neizdevās',
  'payments.refunded': 'Vēstule par atmaksu',
  'payments.taken-back': 'Vēstule: banka atņēma maksājumu',
  'payments.topped-up': 'Vēstule: konts papildināts',
  'notifications.newsletter': 'Jaunumu vēstule',
}

const letterStates: Record<string, string> = {
  sent: 'nosūtīta',
  waiting: 'gaida',
  given_up: 'nav piegādāta',
  unwanted: 'nav sūtīta',
}

const byKinds: Record<string, string> = {
  customer: 'klients',
  staff: 'birojs',
  driver: 'šoferis',
  command: 'komandrinda',
  system: 'automātiski',
  provider: 'banka',
}

const changeEvents: Record<string, string> = {
  note_for_driver: 'Piezīme šoferim',
  note_for_office: 'Piezīme birojam',
}

type Counts = { ordered: number; left: number; declared: number; taken: number }

/** The words of a customer's stream. */
export const customerEvents = {
  orderEvents,
  deliveryEvents,
  moneyEvents,
  documentKinds,
  letters,
  letterStates,
  byKinds,
  changeEvents,
  onAccount: (sum: string) => `konts ${sum}`,
  onBonus: (sum: string) => `bonuss ${sum}`,
  onDeposit: (sum: string) => `depozīts ${sum}`,
  counts: (name: string, { ordered, left, declared, taken }: Counts) =>
    `${name}: pasūtītas ${ordered}, atstātas ${left}; pieteiktas tukšās ${declared}, paņemtas ${taken}`,
}
