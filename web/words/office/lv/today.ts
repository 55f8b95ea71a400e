import { dayOf } from '../../../../domain/calendar.ts'
import { monthTitle, numericDate } from '../../../../domain/calendar/phrases.ts'
import { latvianForm } from '../../../../domain/words/plural.ts'
import { vocative } from '../../../../domain/words/vocative.ts'
import { attentionKinds } from './attention-kinds.ts'
import { deeds } from './deeds.ts'

/** What asks for a person now; facts come as the rooms know them. */
type Facts = Record<string, string | number | null>

const dated = (day: unknown) => numericDate(dayOf(String(day)), 'lv')

const stopForms = { zero: 'pieturu', one: 'pietura', other: 'pieturas' }
const fulls = { zero: 'pilnu', one: 'pilna', other: 'pilnas' }
const empties = { zero: 'tukšo', one: 'tukšā', other: 'tukšās' }

const toldWhy: Record<string, string> = {
  cancelled: 'Piegādāts, kaut atcelts',
  withdrawn: 'Ziņa par noņemtu pieturu',
}

const visits: Record<string, string> = {
  empties: 'savākt tukšās',
  service: 'apkalpot',
  recount: 'saskaitīt pudeles',
}

const titles: Record<string, (id: string, facts: Facts) => string> = {
  run_not_ready: (id, { plate, driver }) =>
    driver === null
      ? `Reisam ${id} nav šofera, ${plate}`
      : `Reiss ${id} vēl nav izbraucis, ${plate}`,
  order_no_run: (id, { name }) => `Pasūtījums ${id} nav nevienā reisā, ${name ?? 'klients'}`,
  order_unpaid: (id, { name }) => `Gaida apmaksu: ${name ?? 'klients'}, pasūtījums ${id}`,
  order_unconfirmed: (_id, { name }) => `Neapstiprināts: ${name ?? 'klients'}`,
  undelivered: (id, { name }) => `Nepiegādāts: ${name ?? 'klients'}, pasūtījums ${id}`,
  visit_failed: (_id, { name }) => `Pietura nav paveikta: ${name ?? 'klients'}`,
  phone_silent: (_id, { driver }) => `Tālrunis klusē: ${driver}`,
  cycle_missed: (_id, { name }) => `Regulārā piegāde netika pasūtīta: ${name ?? 'klients'}`,
  good_short: (_id, { nameLv }) => `Nepietiks preces: ${nameLv}`,
  dispute: (_id, { name }) => `Iebildums par pudelēm: ${name ?? 'klients'}`,
  fault: (_id, { good, name }) => `Nav kārtībā: ${good}, ${name ?? 'klients'}`,
  bad_rating: (_id, { stars, name }) => `Piegāde novērtēta ar ${stars} no 5: ${name ?? 'klients'}`,
  deposit_refund: (_id, { name }) => `Prasa atmaksu: ${name ?? 'klients'}`,
  approval: (_id, { deed }) => `Gaida otru: ${deeds.named[String(deed)]?.name ?? deed}`,
  job_failed: (_id, { name }) => `Darbs ${name} neizdevās`,
  mail_given_up: () => 'Vēstule nav nosūtīta',
  money_check: (_id, { problems }) =>
    problems === 0 ? 'Nauda sen nav pārbaudīta' : `Nauda nesakrīt: ${problems}`,
  container_check: (_id, { problems }) => `Pudeļu vietas nesakrīt: ${problems}`,
  delivered_twice: (_id, { orderId, plate }) => `Divas piegādes: pasūtījums ${orderId}, ${plate}`,
  told_otherwise: (_id, { orderId, plate, why }) =>
    `${toldWhy[String(why)]}: pasūtījums ${orderId}, ${plate}`,
  backup_old: () => 'Nav svaigas rezerves kopijas',
  order_held: (id, { name }) => `Apturēts pasūtījums ${id}, ${name}`,
  payment_flagged: (id, { name }) => `Maksājums ${id} nesakrīt ar pasūtījumu, ${name}`,
  address_unmatched: (_id, { address }) => `Adreses nav reģistrā: ${address}`,
  purse_short: (_id, { plate }) => `Makā mazāk par nulli: ${plate}`,
  purse_after_settling: (_id, { plate }) => `Noslēgta reisa maks nesakrīt ar skaitīto: ${plate}`,
  bottles_after_settling: (_id, { plate }) => `Noslēgta reisa pudeles nesakrīt: ${plate}`,
  run_unsettled: (id, { plate }) => `Nenoslēgts reiss ${id}, ${plate}`,
  bank_line: (_id, { payer, text }) => `Kam? ${payer ?? 'bez vārda'}: “${text}”`,
  promise_broken: (_id, { name, dueOn }) => `Nav turēts solījums (${dated(dueOn)}): ${name ?? ''}`,
  debt_call: (_id, { name, stage }) =>
    `${{ call: 'Zvanīt', letter: 'Rakstīt' }[String(stage)] ?? 'Parāds'}: ${name ?? ''}`,
  bills_held: (_id, { month }) => `Mēneša rēķini aizturēti: ${monthTitle(dayOf(String(month)))}`,
  bank_gap: (_id, { after, until }) =>
    after === until
      ? `Bankas izrakstu atlikumi nesakrīt: ${dated(after)}`
      : `Trūkst bankas izraksta: ${dated(after)} – ${dated(until)}`,
  bank_file_refused: (_id, { name }) => `Bankas izraksts nav pieņemts: ${name}`,
  bank_returned: (_id, { name }) => `Banka atgriezusi pārskaitījumu: ${name}`,
  transfer_open: (_id, { giver, taker }) => `Nodošana nav apstiprināta: ${giver} → ${taker}`,
  told_after_settling: (_id, { plate, address }) => `Ziņots pēc noslēgšanas: ${address}, ${plate}`,
  event_parked: (_id, { driver }) => `Šofera ziņa bez pieturas: ${driver}`,
}

const purseWhy: Record<string, string> = {
  told: 'pēc noslēgšanas ziņota cita skaidrā nauda, starpībai vajag iemeslu',
  taken: 'pēc skaitīšanas izņemts vairāk, nekā bija; pārbaudiet naudas kustību',
  added: 'pēc skaitīšanas ielikta nauda, pārvietojiet to uz seifu',
}

const details: Record<string, (facts: Facts) => string> = {
  run_not_ready: ({ stops, driver }) =>
    `${stops} ${latvianForm(Number(stops), stopForms)}${driver === null ? '' : `, ${driver}`}`,
  order_no_run: ({ address, why }) =>
    `${address ?? ''}, ${why === 'no_pin' ? 'adrese nav kartē' : 'dienas reisos nav'}`,
  order_unpaid: ({ address }) => String(address ?? ''),
  order_unconfirmed: ({ address, letter }) =>
    `${address ?? ''}${letter === 'given_up' ? ', vēstule neaizgāja' : ''}`,
  visit_failed: ({ address, visit }) => `${address ?? ''}, ${visits[String(visit)]}`,
  undelivered: ({ address }) => String(address ?? ''),
  phone_silent: ({ plate }) => String(plate),
  cycle_missed: ({ reason }) =>
    reason === 'nothing_available'
      ? 'nav preces'
      : reason === 'day_closed'
        ? 'diena bija slēgta'
        : 'maršrutam nav dienas',
  bills_held: ({ customers }) => `klienti: ${customers}`,
  good_short: ({ free, pieces, customers }) =>
    `14 dienās vajag ${pieces}, brīvi ${free}; klienti: ${customers}`,
  dispute: ({ delivered, returned, saysDelivered, saysReturned }) =>
    `mums: atstātas ${delivered}, paņemtas ${returned}; klients saka: ${saysDelivered} un ${saysReturned}`,
  bank_file_refused: ({ reason }) => String(reason),
  fault: ({ comment }) => `“${comment}”`,
  bad_rating: ({ comment }) => (comment === '' ? '' : `“${comment}”`),
  deposit_refund: ({ payTo }) => (payTo === 'iban' ? 'uz banku' : 'uz kontu'),
  approval: ({ askedBy }) => `lūdz ${askedBy}`,
  job_failed: ({ error, attempts }) => `mēģinājumi: ${attempts}; ${error}`,
  address_unmatched: ({ name }) => `${name ?? 'klients'}, vieta kartē jāieliek ar roku`,
  purse_short: ({ driver }) =>
    `${driver ?? 'bez šofera'}; izdots vairāk, nekā bija, pārbaudiet izdevumus`,
  purse_after_settling: ({ driver, why }) => `${driver ?? 'bez šofera'}; ${purseWhy[String(why)]}`,
  bottles_after_settling: ({ driver, pieces }) =>
    `${driver ?? 'bez šofera'}; pēc noslēgšanas ziņots cits skaits (${pieces}), starpībai vajag iemeslu`,
  run_unsettled: ({ day, driver }) => `${dated(day)}, ${driver ?? 'bez šofera'}`,
  transfer_open: ({ hand }) => (hand === 'given' ? 'gaida devēju' : 'gaida saņēmēju'),
  event_parked: ({ events }) => `ziņas: ${events}; pajautājiet šoferim, kas notika pie durvīm`,
}

export const today = {
  greeting: (name: string) => `Labdien, ${vocative(name)}!`,
  head: {
    today: 'Šodien',
    tomorrow: 'Rīt',
    money: 'Nauda',
    stops: (done: number, all: number) => `${done}/${all} ${latvianForm(all, stopForms)}`,
    out: (count: number) => `${count} ${latvianForm(count, fulls)} ārā`,
    back: (count: number) => `${count} ${latvianForm(count, empties)} atpakaļ`,
    cash: (sum: string) => `${sum} skaidrā`,
    planned: (count: number) => `pieturas: ${count}`,
    bottles: (count: number) => `pudeles: ${count}`,
    room: (percent: number) => `${percent} % vietas`,
    closes: (when: string) => `aizveras ${when}`,
    overdue: (sum: string) => `kavēts ${sum}`,
    unknown: (count: number) => `bankā neatpazīts ${count}`,
    onTheWay: (sum: string) => `ceļā ${sum}`,
  },
  coming: {
    title: 'Nākamās dienas',
    against: (bottles: number) => `Pudeles pret auto ietilpību (${bottles})`,
    soon: 'Drīz',
    bills: (customers: number, sum: string) =>
      `Mēneša rēķini, klienti: ${customers}, pēcapmaksa līdz šim ${sum}.`,
    seeBills: 'Apskatīt',
    daysOff: (days: number, orders: number) =>
      `${days === 1 ? 'Brīvdiena' : `${days} dienas`} bez piegādēm${
        orders === 0 ? '' : `, jāpārceļ pasūtījumi: ${orders}`
      }.`,
    open: 'Dienas',
  },
  toDo: 'Jāizdara',
  all: 'Viss',
  groups: {
    mine: 'Manas',
    money: 'Nauda',
    tomorrow: 'Rītdiena',
    customers: 'Klienti',
    machine: 'Sistēma',
  },
  titles,
  details,
  since: (when: string) => `kopš ${when}`,
  until: (when: string) => `līdz ${when}`,
  givenTo: (name: string) => `nodota: ${name}`,
  putOffCount: (count: number) => `Atliktas rindas: ${count}`,
  unread: (kind: string, when: string) =>
    `Nevar pārbaudīt: ${attentionKinds[kind] ?? kind}. Pēdējoreiz ${when}.`,
  never: 'vēl nekad',
  empty: 'Viss kārtībā.',
  nextClosing: (when: string) => `Nākamais: rītdiena aizveras ${when}.`,
  open: 'Atvērt klientu',
  openOrder: 'Atvērt pasūtījumu',
  openRun: 'Atvērt reisu',
  openDispute: 'Izlemt',
  openBills: 'Skatīt rēķinus',
  openLines: 'Atvērt banku',
  openGood: 'Atvērt preci',
  openAddress: 'Likt kartē',
  openContainers: 'Skatīt pudeles',
  openCash: 'Skatīt naudu',
  soon: { now: 'Tūlīt', today: 'Šodien', later: 'Vēlāk' },
  decide: 'Izlemt',
  retry: 'Mēģināt tagad',
  retried: 'Tiek mēģināts vēlreiz.',
  give: 'Nodot',
  giveTitle: 'Kam nodot rindu',
  giveTo: 'Kolēģis',
  nobody: 'nevienam',
  given: (name: string) => `Rinda nodota: ${name}.`,
  givenToNobody: 'Rinda vairs nav nevienam nodota.',
  putOff: 'Atlikt',
  putOffTitle: 'Atlikt līdz dienai',
  putOffText: 'Rinda atgriezīsies agrāk, ja kaut kas mainīsies.',
  day: 'Diena',
  reason: 'Iemesls',
  rights: 'Ko Jūs drīkstat',
  toShop: 'Uz veikalu',
  toPhone: 'Uz šofera tālruni',
  machine: {
    fine: 'Sistēma strādā',
    jobs: (count: number) => `Neizdevās darbi: ${count}`,
    mails: (count: number) => `Vēstules: ${count} rindā`,
    givenUp: (count: number) => `Nenosūtītas vēstules: ${count}`,
    money: (count: number) => `Nauda nesakrīt: ${count}`,
    bank: (when: string) => `Bankas izraksts: ${when}`,
    company: (percent: number) => `Paraugs top: ${percent} %`,
  },
}
