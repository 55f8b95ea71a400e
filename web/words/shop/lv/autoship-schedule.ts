import { endSentence } from '../../../../domain/words/end-sentence.ts'
import { latvianForm } from '../../../../domain/words/plural.ts'
import { delivery } from './delivery.ts'

const bottles = { zero: 'pudeļu', one: 'pudele', other: 'pudeles' }
const bottlesOf = { zero: 'pudeles', one: 'pudeli', other: 'pudeles' }
const days = { zero: 'dienas', one: 'dienu', other: 'dienas' }
const leftOut = { zero: 'piegāžu', one: 'piegāde', other: 'piegādes' }
const inDeliveries = { zero: 'piegādēs', one: 'piegādē', other: 'piegādēs' }

const number = (value: number) => String(value).replace('.', ',')

/** The schedule: the next deliveries, each of which can be changed. */
export const autoshipSchedule = {
  ...delivery,
  title: 'Nākamās piegādes',
  loading: 'Ielādē nākamās piegādes',
  loadFailed: 'Nākamās piegādes neizdevās ielādēt. Jūsu regulārajām piegādēm nekas nav noticis.',
  tryAgain: 'Mēģināt vēlreiz',
  failed: 'Neizdevās sazināties ar veikalu. Lūdzu, mēģiniet vēlreiz.',
  none: 'Tuvākajā laikā nekas nav paredzēts.',
  showMore: (count: number) => `Parādīt vēl ${count}`,
  thisOnly: 'Tikai šī piegāde',
  back: 'Atpakaļ',
  close: 'Aizvērt',
  undo: 'Atsaukt',
  lastChange: 'Pēdējā izmaiņa:',

  andMore: (names: string) => endSentence(`Un ${names}`),
  nothing: 'Nekas nav izvēlēts',
  balanceAfter: (sum: string) => `Kontā pēc tās paliks ${sum}.`,
  notCovered: 'Kontā tai pietrūks naudas.',
  firstShort: (sum: string) => `Šai piegādei kontā pietrūks ${sum}.`,
  elsePaid: (how: string) => `Ja kontu nepapildināsiet, maksāsiet ${how}.`,
  topUpMissing: (sum: string) => `Papildināt par ${sum}`,

  oneTimeChanges: { added: 'tikai šoreiz', changed: 'šoreiz citādi', left_out: 'šoreiz nebūs' },
  usual: (count: number) => `parasti\u00a0${count}`,
  instead: (name: string) => `preces “${name}” vietā`,
  missing: { out_of_stock: 'pašlaik nav noliktavā', withdrawn: 'vairs nav pārdošanā' },

  state: {
    planned: 'Ieplānota',
    made: 'Jāapstiprina',
    confirmed: 'Apstiprināta',
    on_its_way: 'Gaida piegādi',
    skipped: 'Izlaista',
    paused: 'Pauze',
    no_day: 'Izpaliek',
  },
  toConfirm: (until: string) => `Jāapstiprina ${until}`,
  moved: (day: string) => `Pārcelta; parasti tā būtu ${day}.`,
  notServed: (day: string) => `Parastajā dienā, ${day}, nebraucam.`,
  gone: {
    customer: 'Šo piegādi Jūs izlaidāt.',
    paused: 'Šī piegāde izpaliek.',
    no_allowed_day: 'Ap šo laiku uz Jūsu adresi nebraucam, tāpēc šī piegāde izpaliek.',
    nothing_available: 'Nevienas no precēm pašlaik nav, tāpēc šī piegāde izpaliek.',
    not_confirmed: 'Piegāde netika apstiprināta, tāpēc to izlaidām. Par to nekas nav jāmaksā.',
    not_paid: 'Kontā piegādei nepietika naudas, tāpēc to izlaidām. Par to nekas nav jāmaksā.',
    day_closed: 'Šīs dienas piegādes jau bija sagatavotas, tāpēc šī piegāde izpaliek.',
    moved_by_customer: 'Šī piegāde izpaliek.',
    not_served_that_day: 'Šajā dienā nebraucam, tāpēc šī piegāde izpaliek.',
  },
  pauseFrom: (range: string) => `Pauze ${range}.`,
  pauseLeavesOut: (count: number) => `Šajā laikā izpaliek ${count} ${latvianForm(count, leftOut)}.`,
  pauseIsOpen: 'Piegādes izpaliek, līdz pauzi izslēgsiet.',
  changePause: 'Mainīt pauzi',

  change: 'Mainīt šo piegādi',
  changeOf: (day: string) => `Mainīt šo piegādi: ${day}`,
  skip: 'Izlaist šo reizi',
  skipOf: (day: string) => `Izlaist šo reizi: ${day}`,
  skipped: (day: string) => `Piegāde ${day}, izlaista.`,
  unskip: 'Tomēr vest',
  unskipOf: (day: string) => `Tomēr vest ${day}`,
  unskipped: (day: string) => `Vedīsim ${day}.`,
  move: 'Pārcelt',
  moveOf: (day: string) => `Pārcelt piegādi ${day}`,
  moveTitle: 'Uz kuru dienu pārcelt?',
  moveText: 'Izvēlieties dienu, un pārcelsim tikai šo piegādi.',
  moveAll: 'Pārcelt visas turpmākās',
  noOtherDay: 'Starp iepriekšējo un nākamo piegādi citas iespējamas dienas nav.',
  earlier: 'Ātrāk',
  later: 'Vēlāk',
  moved_to: (to: string) => `Piegāde pārcelta ${to}.`,
  confirm: 'Apstiprināt piegādi',
  confirmed: 'Piegāde apstiprināta. Paldies!',
  seeOrder: (id: number) => `Pasūtījums Nr.\u00a0${id}`,
  unavailableReasons: {
    locked: 'Piegāde jau tiek gatavota.',
    day_is_closed: 'Šīs dienas piegādes vairs nevar mainīt.',
    inactive: 'Regulārā piegāde ir apturēta.',
    already_skipped: 'Tā jau ir izlaista.',
    not_skipped: 'Tā nav izlaista.',
    no_day: 'Tai nav iespējamas dienas.',
  },

  officeLock: 'Regulāro piegādi šobrīd nevar mainīt. Ja kaut kas jāmaina, lūdzu, piezvaniet mums.',
  isGone: 'Šīs piegādes vairs nav: regulārā piegāde ir mainīta vai dzēsta citur.',

  changeTitle: (day: string) => `Piegāde ${day}`,
  onlyHere: 'Izmaiņas attiecas tikai uz šo piegādi; nākamajā viss būs kā parasti.',
  countOf: (name: string) => `Skaits šoreiz: ${name}`,
  less: 'Mazāk',
  wholeOnly: 'Skaitam tikai veselos. Ierakstiet, piemēram, 1 vai 2.',
  more: 'Vairāk',
  leaveOut: 'Bez tā šoreiz',
  leaveOutOf: (name: string) => `Bez tā šoreiz: ${name}`,
  ordering: 'Pasūtu',
  giveBack: 'Atdodu tukšās',
  giveBackOf: (name: string) => `Cik tukšo atdodu šoreiz: ${name}`,
  giveNone: 'Neatdošu nevienu',
  giveNoneOf: (name: string) => `Šoreiz neatdošu nevienu tukšo: ${name}`,
  asUsual: 'Kā parasti',
  asUsualOf: (name: string) => `Kā parasti: ${name}`,
  itemsChanged: (day: string) => `Piegāde ${day}, mainīta.`,
  addThisTime: 'Pievienot tikai šoreiz',
  addThisTimeNamed: (name: string) => `Pievienot tikai šoreiz: ${name}`,
  add: 'Pievienot',
  findGoods: 'Meklēt preces',
  find: 'Meklēt',
  foundNothing: 'Nekas netika atrasts. Pamēģiniet citu vārdu.',
  changeAll: 'Mainīt visas turpmākās',

  enoughTitle: (day: string) => `Ūdens pietiks ${day}`,
  runsOutBefore: (count: number, day: string) =>
    `Nākamā piegāde ir ${day}, tātad ūdens pietrūks aptuveni ${count} ${latvianForm(count, days)}.`,
  lastsUntilNext: (day: string) => `Nākamā piegāde ir ${day}, tātad ūdens pietiks.`,
  comeEarlier: (day: string) => `Vest ātrāk: ${day}`,
  oneMore: 'Par vienu pudeli vairāk',
  planIsFine: 'Viss kārtībā',
  planConfirmed: 'Labi, vedīsim, kā ieplānots.',
  oneMoreAdded: (day: string) => `Piegādei ${day}, pievienota viena pudele.`,
  howCalculated: 'Kā to izrēķinājām',
  workedOut: (range: string, dayCount: number, count: number, deliveries: number, aWeek: number) =>
    `Pēdējās ${dayCount} dienās (${range}) Jūs saņēmāt ${count} ${latvianForm(count, bottlesOf)} ${deliveries} ${latvianForm(deliveries, inDeliveries)}. Tas ir aptuveni ${number(aWeek)} ${latvianForm(aWeek, bottles)} nedēļā.`,
  lastBrought: (day: string, count: number, left: number) =>
    `Pēdējoreiz ${day} atvedām ${count} ${latvianForm(count, bottlesOf)}; tagad vēl varētu būt ${number(left)} ${latvianForm(left, bottles)}.`,

  proposalsTitle: 'Piegādes, kurām jāmaina diena',
  proposalReasons: {
    route: 'Mainās mūsu maršruts.',
    holiday: 'Paredzētā diena ir brīvdiena.',
    closed_day: 'Paredzētajā dienā nestrādājam.',
    undelivered: 'Piegāde neizdevās.',
  },
  proposal: (was: string, to: string) => `Piegādi, kas bija paredzēta ${was}, varam atvest ${to}.`,
  proposalNone: (was: string) => `Piegādei, kas bija paredzēta ${was}, citu dienu neatradām.`,
  proposalNoneUntil: (until: string) => `Atbildi gaidām ${until}.`,
  proposalUntil: (until: string) => `Atbildi gaidām ${until}; pēc tam paliek jaunā diena.`,
  accept: 'Der',
  otherDay: 'Cita diena',
  answered: 'Paldies, atbilde saglabāta.',

  holiday: 'Atvaļinājuma pauze',
  holidayText:
    'Pauze attiecas uz visām regulārajām piegādēm. Jau sagatavotās piegādes šajā laikā izlaidīsim.',
  from: 'No',
  untilDay: 'Līdz',
  pauseAll: 'Pauzēt visas',
  pausedAll: (range: string) => `Visas regulārās piegādes pauzētas ${range}.`,
  pauseSkips: (count: number, list: string) =>
    count === 1
      ? `Izlaidīsim piegādi, kas bija paredzēta ${list}.`
      : `Izlaidīsim piegādes, kas bija paredzētas ${list}.`,
  pauseSkipsNone: 'Šajā laikā piegāžu nav.',
  pauseMet: (range: string) => `Tā aizstāj pauzi, kas bija ${range}.`,
  pauseNext: (day: string) => `Nākamā piegāde ${day}.`,
  endAll: 'Atsākt visas',
  endedAll: 'Pauzes ir beigušās.',

  mail: {
    confirm: 'Vai apstiprināt šo piegādi?',
    skip: 'Vai izlaist šo piegādi?',
    move: 'Uz kuru dienu pārcelt?',
    add: 'Ko šoreiz pievienot?',
    done: { confirm: 'Piegāde ir apstiprināta', skip: 'Piegāde ir izlaista' },
    nothingElse: 'Paldies! Vairs nekas nav jādara.',
    nothingToPay: 'Par šo reizi nekas nav jāmaksā.',
    nothingYet: 'Kamēr neko nenospiedīsiet, nekas nemainīsies.',
    noGoods: 'Pašlaik nav preču, ko pievienot.',
    added: (name: string) => endSentence(`Piegādei pievienots: ${name}`),
    over: 'Šī saite vairs nav derīga',
    overText:
      'Šo piegādi vairs nevar mainīt, vai arī saite nav pilna. Savas piegādes redzēsiet, kad pieslēgsieties.',
    toAutoship: 'Manas regulārās piegādes',
  },
}
