import { endSentence } from '../../../../domain/words/end-sentence.ts'
import { latvianForm } from '../../../../domain/words/plural.ts'

const empties = { zero: 'tukšo', one: 'tukšā', other: 'tukšās' }
const goods = { zero: 'preču', one: 'prece', other: 'preces' }

/** Autoships: the list, the editor and the goods to add. */
export const autoship = {
  title: 'Regulārā piegāde',
  loading: 'Ielādē regulārās piegādes',
  failed: 'Neizdevās sazināties ar veikalu. Lūdzu, mēģiniet vēlreiz.',
  loadFailed: 'Regulārās piegādes neizdevās ielādēt.',
  tryAgain: 'Mēģināt vēlreiz',
  back: 'Atpakaļ',
  here: 'Jūs esat šeit',
  empty: 'Ūdens, kas atnāk pats',
  emptyText:
    'Izvēlieties, ko, cik bieži un kurā dienā vest, un pārējo paveiksim mēs. Katru piegādi varēs izlaist, pārcelt vai papildināt.',
  howItWorks: 'Kā tas darbojas',
  create: 'Jauna regulārā piegāde',
  yours: 'Jūsu regulārās piegādes',
  showMore: (count: number) => `Parādīt vēl ${count}`,
  nameless: (id: number) => `Regulārā piegāde Nr.\u00a0${id}`,

  allFollowing: 'Visas turpmākās',
  active: 'Aktīva',
  locked: 'Nav maināma',
  inactive: { not_started: 'Vēl nav sākta', stopped: 'Apturēta', ended: 'Beigusies' },
  pausedFor: (days: string) => `Pauze ${days}`,
  paused: 'Pauze',
  noDay: 'Piegādes diena vēl nav izvēlēta',
  noAddress: 'Adrese vēl nav izvēlēta',
  noGoods: 'Preces vēl nav izvēlētas',
  next: (day: string) => `Nākamā piegāde ${day}`,
  lastDay: (day: string) => `Pēdējā diena: ${day}`,
  perDelivery: (sum: string) => `${sum} par piegādi`,
  emptiesBack: (count: number) => `atpakaļ ${count} ${latvianForm(count, empties)}`,
  moreGoods: (count: number) => `vēl ${count} ${latvianForm(count, goods)}`,
  edit: 'Mainīt',
  editOf: (name: string) => `Mainīt: ${name}`,
  view: 'Apskatīt',
  viewOf: (name: string) => `Apskatīt: ${name}`,
  clone: 'Dublēt',
  cloneOf: (name: string) => `Dublēt: ${name}`,
  cloned: 'Izveidota kopija. Piegādes no tās sāksies, kad nospiedīsiet “Sākt regulāro piegādi”.',
  start: 'Sākt regulāro piegādi',
  restart: 'Atsākt',
  started: 'Regulārā piegāde ir sākta.',
  stop: 'Apturēt',
  stopped: 'Regulārā piegāde ir apturēta.',
  remove: 'Dzēst',
  removeOf: (name: string) => `Dzēst: ${name}`,
  removeTitle: (name: string) => `Vai dzēst “${name}”?`,
  removeText:
    'No šī brīža jaunu piegāžu vairs nebūs. Vēl neapstiprinātās izlaidīsim, un par tām nekas nav jāmaksā; apstiprinātās vēl atvedīsim.',
  removeDraft: 'Tā vēl nav sākta, tāpēc nekas cits nemainīsies.',
  pauseInstead:
    'Ja vajadzīgs tikai pārtraukums, regulāro piegādi var pauzēt. Preces un diena paliks saglabātas.',
  pauseIt: 'Labāk pauzēt',
  doNotRemove: 'Paturēt',
  removed: 'Regulārā piegāde ir dzēsta. Tā ir beigusies šodien.',
  removedDraft: 'Regulārā piegāde ir dzēsta.',
  isGone: 'Šīs regulārās piegādes vairs nav. Varbūt tā ir dzēsta citur.',
  undo: 'Atsaukt',
  undone: 'Izmaiņa ir atsaukta.',

  isStopped: {
    not_started:
      'Šī regulārā piegāde vēl nav sākta. Izvēlieties preces, dienu un cik bieži vest, un tad to sāciet.',
    stopped: 'Regulārā piegāde ir apturēta. Lai preces atkal nāktu, tā ir jāatsāk.',
    ended:
      'Regulārā piegāde ir beigusies. Lai to atsāktu, mainiet pēdējo dienu un tad to atsāciet.',
  },
  isLocked:
    'Regulāro piegādi šobrīd var tikai apskatīt, ne mainīt. Ja kaut kas jāmaina, lūdzu, piezvaniet mums.',
  skipped: (names: string) =>
    endSentence(
      `Šīs preces netika pievienotas, jo tās var pirkt tikai ar parastu pasūtījumu: ${names}`,
    ),
  missing: {
    out_of_stock: (name: string) => `${name}: pašlaik nav noliktavā.`,
    withdrawn: (name: string) => `${name}: vairs nav pārdošanā.`,
  },
  comesInstead: (name: string) => endSentence(`Tās vietā būs ${name}`),
  leftOut: 'Nākamajā piegādē tās nebūs.',
  orderMoves: (was: string, to: string) =>
    `Jauna diena attiecas arī uz jau sagatavoto piegādi ${was}: to pārcelsim ${to}.`,
  ordersSkipped: (count: number, days: string) =>
    count === 1
      ? `Jau sagatavotā piegāde ${days} ir pauzes laikā, tāpēc to izlaidīsim.`
      : `Jau sagatavotās piegādes ${days} ir pauzes laikā, tāpēc tās izlaidīsim.`,
  openOrders: (count: number, days: string) =>
    count === 1
      ? `Jau sagatavoto piegādi (${days}) šīs izmaiņas neskar. To var mainīt atsevišķi.`
      : `Jau sagatavotās piegādes (${days}) šīs izmaiņas neskar. Katru no tām var mainīt atsevišķi.`,
  unsaved: 'Ir nesaglabātas izmaiņas.',
  discard: 'Atmest',

  goods: 'Preces',
  addGoods: 'Pievienot preces',
  addGoodsTitle: (name: string) => `Pievienot preces: ${name}`,
  card: {
    add: 'Pievienot piegādei',
    addNamed: (name: string) => `Pievienot piegādei: ${name}`,
    inCart: 'piegādē',
  },
  added: 'Pievienots regulārajai piegādei.',
  onlyThese: 'Šeit ir tikai preces, ko var saņemt regulāri.',
  searchGoods: 'Meklēt preces',
  search: 'Meklēt',
  nothingFound: 'Nekas netika atrasts! Mainiet meklēšanas vārdus.',
  backToAutoship: 'Atpakaļ pie regulārās piegādes',
  substitute: 'Ja šīs preces nav',
  substituteOf: (name: string) => `Ja šīs preces nav: ${name}`,
  leaveOut: 'Izlaist',
  bring: (name: string) => `Tās vietā: ${name}`,
  substituteSaved: 'Izvēle saglabāta.',

  how: 'Cik bieži un kad',
  name: 'Nosaukums',
  nameHint: 'Piemēram, “Mājas ūdens”. To redzēsiet vēstulēs un pie pasūtījumiem.',
  frequency: 'Cik bieži',
  everyWeeks: (weeks: number) => (weeks === 1 ? 'Katru nedēļu' : `Reizi ${weeks} nedēļās`),
  frequencyHint: 'Izvēle atkarīga no tā, cik bieži braucam uz Jūsu adresi.',
  where: 'Kurp',
  address: 'Adrese',
  addAddress: 'Pievienot adresi',
  notOurs: 'uz šo adresi mūsu kurjers nebrauc',
  when: 'Nākamā piegāde',
  frequencyOfAddress: (rhythm: string) =>
    `Uz šo adresi braucam retāk, tāpēc piegāde turpmāk būs ${rhythm}.`,
  rhythmFrom: (rhythm: string, day: string) => `${rhythm}, sākot ${day}.`,
  rhythmAndNext: (rhythm: string, day: string) => `${rhythm}. Nākamā: ${day}.`,
  noneInSeries: 'Šajos datumos nevienas piegādes nebūs.',
  thenNext: (day: string) => `Pēc tās: ${day}.`,
  pause: 'Pauze',
  pauseText: 'Pauzes laikā nekas nenāk un nekas nav jāmaksā.',
  from: 'No',
  until: 'Līdz',
  pauseOpen: 'Bez beigu dienas pauze turpinās, līdz to izslēgsiet.',
  validity: 'Sākums un beigas',
  validityText: 'Ja abi lauki ir tukši, regulārā piegāde turpinās, līdz to apturēsiet.',
  validFrom: 'Sākot no',
  validTo: 'Pēdējā diena',
  notes: 'Piezīme kurjeram',

  summary: 'Vienā piegādē',
  total: 'Kopā par piegādi',
  firstDeposit: (sum: string) =>
    `Kamēr nav tukšo pudeļu, ko atdot pretī, pirmajai piegādei pieskaitīsim depozītu ${sum}.`,
  savings: (sum: string) => `Ar regulārās piegādes cenu ietaupāt ${sum}.`,
  paid: {
    account: 'Samaksa no konta.',
    cash: 'Samaksa skaidrā naudā kurjeram.',
    deferred: 'Samaksa ar pēcapmaksu.',
  },
  unpaid: 'Kontā šai piegādei nepietiek.',
  topUp: 'Papildināt kontu',
  save: 'Saglabāt visām',
  saved: 'Izmaiņas saglabātas visām turpmākajām piegādēm.',
  savedStopped: 'Izmaiņas saglabātas, bet regulārā piegāde ir apturēta.',
  changedElsewhere: (value: string) =>
    value === ''
      ? 'Pa to laiku šis lauks ir iztukšots citur. Ja paliekat pie savas izvēles, saglabājiet vēlreiz.'
      : `Pa to laiku citur ir saglabāts “${value}”. Ja paliekat pie savas izvēles, saglabājiet vēlreiz.`,
  noChangeReason: 'Nekas nav mainīts.',
  noDayReason: 'Izvēlieties piegādes dienu.',
  noAddressReason: 'Izvēlieties adresi.',
  noGoodsReason: 'Pievienojiet vismaz vienu preci.',
  fixTitle: 'Lūdzu, izlabojiet:',
}
