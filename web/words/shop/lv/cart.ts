import { latvianForm } from '../../../../domain/words/plural.ts'

const fulls = { zero: 'pilnu', one: 'pilna', other: 'pilnas' }
const bottles = { zero: 'pudelēm', one: 'pudeli', other: 'pudelēm' }
const empties = { zero: 'tukšo', one: 'tukšā', other: 'tukšās' }

/** Ordering in three steps. */
export const cart = {
  title: 'Jūsu grozs',
  steps: 'Pasūtīšanas soļi',
  stepOrder: 'Pasūtījums',
  stepPayment: 'Apmaksa',
  stepDone: 'Apstiprinājums',
  empty: 'Pirkumu grozs ir tukšs!',
  emptyText: 'Sāciet ar ūdeni – pārējo pievienosiet pa ceļam.',
  lastOrder: 'Kas notiek ar manu pēdējo pasūtījumu?',
  toGoods: 'Apskatīt preces',
  loading: 'Ielādē grozu',
  loadFailed: 'Grozu neizdevās ielādēt.',
  tryAgain: 'Mēģināt vēlreiz',
  ordering: 'Pasūtu',
  returning: 'Atdodu tukšās',
  less: 'Mazāk',
  wholeOnly: 'Skaitam tikai veselos. Ierakstiet, piemēram, 1 vai 2.',
  more: 'Vairāk',
  countOf: (name: string) => `Skaits: ${name}`,
  returnOf: (name: string) => `Atdodu tukšās: ${name}`,
  givingBack: 'Atdodu',
  givingBackOf: (name: string) => `Atdodu: ${name}`,
  remove: (name: string) => `Izņemt no groza: ${name}`,
  each: (price: string) => `${price} gab.`,
  usually: ', parasti',
  depositEach: (price: string) => `\u00A0· depozīts ${price}`,
  counts: (full: number, inSets: number, back: number) => {
    const filled = `${full}\u00a0${latvianForm(full, fulls)}`
    if (full === 0) return `${back}\u00a0${latvianForm(back, empties)} atpakaļ:`
    const sets =
      inSets === 0 ? '' : inSets === full ? ' komplektā' : `, no tām ${inSets}\u00a0komplektā`
    const returned = back === 0 ? '' : `, ${back}\u00a0${latvianForm(back, empties)} atpakaļ`
    return `${filled}${sets}${returned}:`
  },
  pieces: (count: number, back: number) =>
    back === 0 ? `${count} gab.:` : `${count} gab., ${back} atpakaļ:`,
  depositCharge: (count: number, sum: string) =>
    count === 0
      ? `depozīts ${sum}.`
      : `depozīts par ${count}\u00a0${latvianForm(count, bottles)}\u00a0–\u00a0${sum}.`,
  depositRefund: (sum: string) =>
    `${sum} depozīta atgriezīsim kontā, kad kurjers pudeles būs saskaitījis.`,
  depositUnpaid: 'depozīts nav iemaksāts, tāpēc atmaksas nebūs.',
  rentLater: (sum: string) =>
    `Pirmais mēnesis ir šajā pasūtījumā. Pēc tam ${sum} mēnesī, līdz atdosiet; atdošanu var pieteikt ar jebkuru pasūtījumu.`,
  depositNone: 'depozīts nav jāmaksā.',
  priceChanged: (old: string, now: string) => `Cena ir mainījusies: bija ${old}, tagad ${now}.`,
  inStock: (count: number) =>
    count === 0 ? 'Noliktavā vairs nav.' : `Noliktavā ir tikai ${count}\u00a0gab.`,
  short: 'Diemžēl pieejamo preču skaits noliktavā ir ierobežots, lūdzu apskatiet līdzīgās preces',
  serviceByArrangement: 'Par laiku sazināsimies pēc pasūtījuma.',
  repeat: 'Atkārtot pēdējo pasūtījumu',
  toNearest: 'Pievienot tuvākajai piegādei',
  toAutoship: 'Pārvērst par regulāro piegādi',
  how: 'Kā piegādāt',
  where: 'Kurp',
  whereService: 'Kur',
  address: 'Adrese',
  servedOn: (weekdays: string) => `Uz šo adresi braucam ${weekdays}.`,
  chooseAddress: 'Izvēlieties adresi',
  addAddress: 'Pievienot adresi',
  saveAddress: 'Saglabāt un piegādāt šeit',
  backToCart: 'Atpakaļ uz grozu',
  noAddress: 'Vispirms pievienojiet piegādes adresi.',
  addressesFailed: 'Adreses neizdevās ielādēt.',
  machine: 'Pakomāts',
  machineSearch: 'Meklēt pakomātu',
  machineHint: 'Pilsēta, iela vai pakomāta nosaukums',
  machineMap: 'Tuvākie pakomāti ap Jūsu adresi, ar numuriem kā sarakstā',
  machineOnMap: (name: string) => `Skatīt kartē: ${name}`,
  machineMore: (count: number) =>
    `Vēl ${count}\u00a0${latvianForm(count, { zero: 'pakomātu', one: 'pakomāts', other: 'pakomāti' })}: ierakstiet pilsētu vai ielu.`,
  machinesLoading: 'Ielādē pakomātus',
  machinesFailed: 'Pakomātus neizdevās ielādēt.',
  machineNone: 'Nekas neatbilst. Pamēģiniet citu pilsētu vai ielu.',
  when: 'Kad',
  deliveryDay: 'Piegādes diena',
  typedDay: 'Vai ierakstiet datumu',
  typedDayHint: 'Piemēram, 24.11.',
  typedDayWrong: 'Ierakstiet dienu un mēnesi, piemēram, 24.11.',
  chosenDay: 'Izvēlētā diena',
  noDay: 'Diena vēl nav izvēlēta',
  nextDay: (day: string) => `Nākamā iespējamā diena: ${day}.`,
  chooseDay: (day: string) => `Izvēlēties ${day}`,
  legend: {
    open: 'Var izvēlēties',
    chosen: 'Izvēlēta',
    closed: 'Nevar – izvēlieties, lai uzzinātu, kāpēc',
  },
  notServed: (city: string) =>
    `Uz šo adresi (${city}) mūsu kurjers nebrauc, tāpēc piegādes dienas nav.`,
  dayRefusals: {
    no_address: 'Vispirms izvēlieties adresi.',
    today_or_earlier: 'Šodien vairs nevar, agrākā diena ir rītdiena.',
    day_is_closed: 'Šai dienai pasūtījumus vairs nepieņemam.',
    too_far_ahead: 'Piegādi var pieteikt līdz trim mēnešiem uz priekšu.',
    not_on_the_route: 'Šajā dienā uz Jūsu adresi nebraucam.',
    sunday: 'Svētdienās piegādes nav.',
    day_off: 'Šī ir brīvdiena, piegādes nav.',
    day_is_full: 'Šī diena ir pilna, vietas vairs nav.',
  },
  movedToCourier: 'Grozā ir prece, ko atved tikai mūsu kurjers, tāpēc pakomāts vairs nav izvēlēts.',
  ourCourier: 'Atnes pilnās pudeles un paņem tukšās.',
  otherTime: 'Parasti 2–3 darba dienas. Diena nav jāizvēlas.',
  otherTitle: 'Piegādei būs papildu maksa',
  otherText: (price: string, freeAbove: string) =>
    `Šī piegāde maksā ${price}; ja preču summa pārsniedz ${freeAbove}, tā ir bez maksas. Sūtījumu parasti saņem 2–3 darba dienu laikā.`,
  otherFreeTitle: 'Piegādās cits pārvadātājs',
  otherFree: (freeAbove: string) =>
    `Preču summa pārsniedz ${freeAbove}, tāpēc šī piegāde ir bez maksas. Sūtījumu parasti saņem 2–3 darba dienu laikā.`,
  otherTake: 'Izvēlēties šo piegādi',
  back: 'Atpakaļ',
  notThis: {
    outside_our_zones: 'Uz šo adresi mūsu kurjers nebrauc.',
    water_goods: 'Grozā ir ūdens atgriežamās pudelēs, tāpēc šoreiz nevar izvēlēties.',
    rentables: 'Grozā ir nomājamas preces, tāpēc šoreiz nevar izvēlēties.',
    services: 'Grozā ir pakalpojums, tāpēc šoreiz nevar izvēlēties.',
    not_by_parcel: 'Grozā ir prece, ko nevar sūtīt paciņā.',
  },
  free: 'Bez maksas',
  notes: 'Piezīmes un promo kods',
  courierNote: 'Piezīme kurjeram',
  serviceNote: 'Piezīme',
  promo: 'Promo kods',
  promoUse: 'Lietot',
  promoRemove: 'Noņemt kodu',
  toPayment: 'Turpināt uz apmaksu',
  dayMissing: 'Izvēlieties piegādes dienu.',
  addressMissing: 'Izvēlieties adresi.',
  addressNotServed: 'Uz šo adresi mūsu kurjers nebrauc.',
  otherAddress: 'Izvēlēties citu adresi',
  sendByMachine: (price: string) => `Sūtīt ar pakomātu – ${price}`,
  removeAndSend: (names: string, price: string) =>
    `Izņemt no groza (${names}) un pārējo sūtīt ar pakomātu – ${price}`,
  machineMissing: 'Izvēlieties pakomātu.',
  notChanged: 'Grozu neizdevās mainīt.',
  noAnswer: 'Neizdevās sazināties ar veikalu. Grozs ir saglabāts, lūdzu, mēģiniet vēlreiz.',
}
