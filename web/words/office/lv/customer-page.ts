import type { CustomerEventKind } from '../../../../domain/customers/customer-events.ts'
import { latvianForm } from '../../../../domain/words/plural.ts'
import { customerEvents } from './customer-events.ts'

const kinds: Record<CustomerEventKind, string> = {
  order: 'Pasūtījumi',
  delivery: 'Piegādes',
  money: 'Nauda',
  document: 'Dokumenti',
  letter: 'Vēstules',
  call: 'Zvani',
  change: 'Labojumi',
}

const purposes: Record<string, string> = {
  agreement: 'Noteikumi',
  newsletter: 'Jaunumi',
  analytics: 'Statistika',
  marketing: 'Reklāma',
}

type Held = { bottles: number; devices: number }
type Forms = Parameters<typeof latvianForm>[1]

const heldAs = ({ bottles, devices }: Held, bottle: Forms, device: Forms) =>
  [
    ...(bottles > 0 || devices === 0 ? [`${bottles} ${latvianForm(bottles, bottle)}`] : []),
    ...(devices > 0 ? [`${devices} ${latvianForm(devices, device)}`] : []),
  ].join(' un ')

const heldOf = (held: Held) =>
  heldAs(
    held,
    { zero: 'pudeļu', one: 'pudele', other: 'pudeles' },
    { zero: 'iekārtu', one: 'iekārta', other: 'iekārtas' },
  )

/** What is given back. */
const heldBack = (held: Held) =>
  heldAs(
    held,
    { zero: 'pudeles', one: 'pudeli', other: 'pudeles' },
    { zero: 'iekārtas', one: 'iekārtu', other: 'iekārtas' },
  )

const stopsOf = (count: number) =>
  `${count} ${latvianForm(count, { zero: 'pieturu', one: 'pietura', other: 'pieturas' })}`

const pieces = (name: string, ordered: number, returned: number) =>
  `${ordered} × ${name}${returned > 0 ? `, atpakaļ ${returned}` : ''}`

/** A customer's page: what a caller may ask, and what may be answered. */
export const customerPage = {
  ...customerEvents,
  kinds,
  customerNo: (id: number | string) => `Klients ${id}`,
  company: 'uzņēmums',
  person: 'privātpersona',
  since: (day: string) => `, kopš ${day}`,
  held: 'apturēts: tikai priekšapmaksa',
  paysLater: 'pēcapmaksa',
  bounced: 'Pēdējā vēstule klientam nav piegādāta. Pajautājiet e-pastu.',
  emailNotConfirmed: 'E-pasts vēl nav apstiprināts.',
  signs: {
    same_phone_with_debt: 'Tas pats tālrunis ir klientam, kurš kavē maksājumu:',
    same_address_with_debt: 'Tajā pašā adresē ir klients, kurš kavē maksājumu:',
    third_first_time_code: 'Ar šo tālruni vai adresi pirmā pirkuma kods lietots jau vairākkārt:',
    many_bottles_for_cash: 'Pirmajā reizē daudz pudeļu un maksā skaidrā naudā.',
  },
  account: 'Konts',
  bonus: 'Bonuss',
  bottles: 'Pudeles pie klienta',
  deposit: 'Depozīts',
  next: 'Nākamā piegāde',
  nothing: 'nav',
  overdue: (sum: string) => `kavēts ${sum}`,
  disputes: (count: number) => (count === 0 ? '' : `iebildumi: ${count}`),
  depositRequired: (sum: string) => `vajadzīgs ${sum}`,
  nextTitle: 'Nākamās piegādes',
  noDeliveries: 'Pašlaik nekas nav ieplānots.',
  planned: 'ieplānots',
  order: (id: number) => `Pasūtījums ${id}`,
  deliveryStates: {
    planned: 'vēl nav pasūtījums',
    skipped: 'izlaists',
    unpaid: 'gaida apmaksu',
    open: 'vēl var mainīt',
    closed: 'diena slēgta',
    held: 'apturēts',
  },
  pieces,
  missing: (sum: string) => `trūkst ${sum}`,
  changeableUntil: (until: string) => `Maināms līdz ${until}`,
  before: (stops: number, from: string, until: string) =>
    stops === 0
      ? `Šodien ap ${from}–${until}, Jūs esat nākamā pietura.`
      : `Šodien ap ${from}–${until}, pirms Jums ${stopsOf(stops)}.`,
  notLeft: 'Šodien; auto vēl nav izbraucis.',
  comes: (day: string, isInRun: boolean) =>
    `Nākamreiz būsim ${day}${isInRun ? ', jau ielikts reisā' : ''}.`,
  moveTo: (toDay: string) => `Pārcelt ${toDay}`,
  asksTitle: 'Ko prasa visbiežāk un ko atbildēt',
  answerKey: 'atbilde',
  questions: {
    when: { asks: 'Kad būsiet?', act: '' },
    notHome: { asks: 'Tajā dienā neesmu mājās.', act: 'Pārcelt' },
    more: { asks: 'Lūdzu vēl divas.', act: 'Vairāk' },
    fewer: { asks: 'Šoreiz mazāk.', act: 'Mazāk' },
    skip: { asks: 'Šoreiz nevajag.', act: 'Izlaist' },
    empties: { asks: 'Jūs nepaņēmāt tukšās.', act: 'Pieteikt' },
    deposit: { asks: 'Kāpēc depozīts?', act: 'Nosūtīt' },
    pay: { asks: 'Gribu samaksāt, atsūtiet rēķinu.', act: 'Nosūtīt' },
    promise: { asks: 'Samaksāšu piektdien.', act: 'Pierakstīt' },
    moved: { asks: 'Mums būs cita adrese.', act: 'Mainīt' },
    stop: { asks: 'Gribu beigt.', act: 'Beigt' },
  },
  canMove: (from: string, to: string, isRegular: boolean) =>
    `Pārceļam ${from} ${to}${isRegular ? '; tikai šo, nākamās paliek savās dienās' : ''}.`,
  cannotMove: 'Nav pasūtījuma, ko vēl varētu pārcelt; jautāsim dispečeram.',
  canSkip: (day: string, next: string | undefined) =>
    `Izlaižam tikai piegādi ${day}.${next === undefined ? '' : ` Nākamā tad ${next}.`}`,
  cannotSkip: 'Nav pasūtījuma, ko vēl varētu izlaist.',
  canChange: (name: string, pieces: number, day: string) =>
    `Tagad ${day} ${name}: ${pieces}. Cik likt?`,
  cannotChange: 'Nav piegādes, ko vēl varētu mainīt; varam pasūtīt atsevišķi.',
  skipReason: 'Klients lūdza izlaist',
  emptiesNext: (day: string) => `Paņemsim ${day}, nauda nepazudīs.`,
  emptiesWait: 'Paņemsim līdz ar nākamo piegādi, nauda nepazudīs.',
  emptiesNote: 'Paņemt arī aizmirstās tukšās.',
  depositNow: (held: Held, required: string, paid: string) =>
    `Pie Jums ir ${heldOf(held)}, par to depozīts ${required}; samaksāts ${paid}.`,
  depositLast: (day: string, delivered: number, returned: number, sum: string) =>
    `Pēdējoreiz mainījās ${day}: saņēmāt ${delivered}, atdevāt ${returned}, ${sum}.`,
  toPay: (sum: string, numbers: string) => `Vēl jāmaksā ${sum}: ${numbers}.`,
  notBilled: (sum: string) => `Vēl jāmaksā ${sum}; rēķins par to vēl nav izrakstīts.`,
  allPaid: 'Viss ir samaksāts.',
  promiseNote: 'Apsolīts pa tālruni',
  canPromise: (sum: string, day: string) =>
    `Pierakstu ${sum} ${day}; līdz tam atgādinājumus nesūtīsim.`,
  movedFrom: (old: string) => `Tagad braucam uz: ${old || 'adreses nav'}. Uz kurieni turpmāk?`,
  stops: (held: Held, deposit: string, account: string) =>
    `Atdodot ${heldBack(held)}, atmaksājam depozītu ${deposit}; kontā ${account}.`,
  callTitle: 'Zvans',
  callLine: 'Par ko zvanīja?',
  callHint: 'Viena rinda paliek klienta lapā.',
  recordCall: 'Pierakstīt',
  callKept: 'Zvans pierakstīts.',
  number: 'Tālruņa numurs',
  find: 'Meklēt',
  notANumber: 'Ierakstiet tālruņa numuru.',
  several: (count: number) => `Ar šo numuru: ${count}`,
  unknownNumber: (phone: string) => `Numurs ${phone} nav nevienam klientam`,
  unknownHint: 'Meklējiet pēc vārda vai adreses (Ctrl K).',
  mergedInto: 'Šis ieraksts ir beidzies un turpinās:',
  mergedFrom: 'Šeit turpinās arī:',
  newCustomer: 'Jauns klients',
  newName: 'Vārds, uzvārds',
  newEmail: 'E-pasts',
  newEmailHint: 'Uz to nosūtīsim vēstuli ar saiti, kas e-pastu apstiprina.',
  newLanguage: 'Valoda',
  languages: { lv: 'latviešu', en: 'angļu' },
  addCustomer: 'Pierakstīt klientu',
  customerAdded: 'Klients pierakstīts.',
  moneyTitle: 'Kā tas sanāca',
  due: (day: string) => `līdz ${day}`,
  depositPaid: 'Samaksāts depozīts',
  refundable: 'Var atdot tūlīt',
  bottlesTitle: 'Pudeles pa adresēm',
  noBottles: 'Pie klienta nav mūsu pudeļu.',
  noAddress: 'bez adreses',
  lastMoved: (day: string) => `pēdējā kustība ${day}`,
  notesTitle: 'Piezīmes',
  noNotes: 'Piezīmju nav.',
  readers: { driver: 'Lasa šoferis', office: 'Lasa tikai birojs' },
  byCustomer: 'rakstīja klients',
  until: (day: string) => `līdz ${day}`,
  endNote: 'Noņemt',
  endNoteOf: (body: string) => `Noņemt piezīmi “${body}”`,
  sameEvents: (count: number) =>
    `un vēl ${count} ${latvianForm(count, { zero: 'tādu', one: 'tāda', other: 'tādas' })}`,
  promisesTitle: 'Solījumi',
  promised: (sum: string, day: string) => `${sum} līdz ${day}`,
  promiseStates: { waits: 'gaida', kept: 'turēts', broken: 'nav turēts', ended: 'atsaukts' },
  endPromise: 'Atsaukt',
  holdsTitle: 'Apturēšana',
  heldForDebt: 'Parāds pēc termiņa',
  heldBy: (name: string | null, at: string) =>
    name === null ? `apturēts ${at}` : `apturēja ${name} ${at}`,
  released: (name: string | null, at: string) =>
    name === null ? `apturējums noņemts ${at}` : `apturējumu noņēma ${name} ${at}`,
  consentsTitle: 'Piekrišanas',
  purposes,
  granted: 'jā',
  notGranted: 'nē',
  firstTitle: 'Pirmā piegāde',
  firstSteps: {
    address_matched: 'Adrese sakrīt ar reģistru',
    zone_known: 'Maršruts zināms',
    phone_known: 'Tālrunis ir',
    email_confirmed: 'E-pasts apstiprināts',
    payment_known: 'Maksājums zināms',
    deposit_told: 'Depozīts pateikts vēstulē',
  },
  stepDone: 'ir',
  stepOpen: 'vēl nav',
  streamTitle: 'Vēsture',
  all: 'Viss',
  noEvents: 'Vēl nekas nav noticis.',
  older: 'Vecāki ieraksti',
}
