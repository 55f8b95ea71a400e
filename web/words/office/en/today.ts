import { englishForm } from '../../../../domain/words/plural.ts'
import { dayOf } from '../../../../domain/calendar.ts'
import { monthTitle, numericDate } from '../../../../domain/calendar/phrases.ts'
import type { today as lv } from '../lv/today.ts'
import { attentionKinds } from './attention-kinds.ts'
import { deeds } from './deeds.ts'

const dated = (day: unknown) => numericDate(dayOf(String(day)), 'en')

const toldWhy: Record<string, string> = {
  cancelled: 'Delivered though cancelled',
  withdrawn: 'Told of a withdrawn stop',
}

const visits: Record<string, string> = {
  empties: 'collect empties',
  service: 'service',
  recount: 'count the bottles',
}

const titles: (typeof lv)['titles'] = {
  run_not_ready: (id, { plate, driver }) =>
    driver === null ? `Run ${id} has no driver, ${plate}` : `Run ${id} has not left yet, ${plate}`,
  order_no_run: (id, { name }) => `Order ${id} is on no run, ${name ?? 'customer'}`,
  order_unpaid: (id, { name }) => `Waits for payment: ${name ?? 'customer'}, order ${id}`,
  order_unconfirmed: (_id, { name }) => `Not confirmed: ${name ?? 'customer'}`,
  undelivered: (id, { name }) => `Not delivered: ${name ?? 'customer'}, order ${id}`,
  visit_failed: (_id, { name }) => `A stop was not done: ${name ?? 'customer'}`,
  phone_silent: (_id, { driver }) => `The phone is silent: ${driver}`,
  cycle_missed: (_id, { name }) => `An autoship made no order: ${name ?? 'customer'}`,
  good_short: (_id, { nameEn }) => `A product will run short: ${nameEn}`,
  dispute: (_id, { name }) => `Bottles disputed: ${name ?? 'customer'}`,
  fault: (_id, { good, name }) => `Something wrong: ${good}, ${name ?? 'customer'}`,
  bad_rating: (_id, { stars, name }) => `Delivery rated ${stars} of 5: ${name ?? 'customer'}`,
  deposit_refund: (_id, { name }) => `Asks for a refund: ${name ?? 'customer'}`,
  approval: (_id, { deed }) =>
    `Waits for a second person: ${deeds.named[String(deed)]?.name ?? deed}`,
  job_failed: (_id, { name }) => `The job ${name} failed`,
  mail_given_up: () => 'An e-mail was not sent',
  money_check: (_id, { problems }) =>
    problems === 0
      ? 'The money has not been checked for a long time'
      : `The money does not add up: ${problems}`,
  container_check: (_id, { problems }) => `The places of bottles do not agree: ${problems}`,
  delivered_twice: (_id, { orderId, plate }) => `Delivered by two vans: order ${orderId}, ${plate}`,
  told_otherwise: (_id, { orderId, plate, why }) =>
    `${toldWhy[String(why)]}: order ${orderId}, ${plate}`,
  backup_old: () => 'There is no fresh backup',
  order_held: (id, { name }) => `Order ${id} on hold, ${name}`,
  payment_flagged: (id, { name }) => `Payment ${id} does not fit its order, ${name}`,
  address_unmatched: (_id, { address }) => `Address not in the register: ${address}`,
  purse_short: (_id, { plate }) => `Less than nothing in the purse: ${plate}`,
  purse_after_settling: (_id, { plate }) =>
    `The purse of a settled run differs from its count: ${plate}`,
  bottles_after_settling: (_id, { plate }) =>
    `The bottles of a settled run do not add up: ${plate}`,
  run_unsettled: (id, { plate }) => `Run ${id} is not settled, ${plate}`,
  bank_line: (_id, { payer, text }) => `Whose? ${payer ?? 'no name'}: “${text}”`,
  promise_broken: (_id, { name, dueOn }) => `Promise not kept (${dated(dueOn)}): ${name ?? ''}`,
  debt_call: (_id, { name, stage }) =>
    `${{ call: 'Call', letter: 'Write to' }[String(stage)] ?? 'Debt'}: ${name ?? ''}`,
  bills_held: (_id, { month }) =>
    `Monthly bills are held: ${monthTitle(dayOf(String(month)), 'en')}`,
  bank_gap: (_id, { after, until }) =>
    after === until
      ? `The balances of bank statements differ: ${dated(after)}`
      : `A bank statement is missing: ${dated(after)} – ${dated(until)}`,
  bank_file_refused: (_id, { name }) => `A bank statement was refused: ${name}`,
  bank_returned: (_id, { name }) => `The bank returned a transfer: ${name}`,
  transfer_open: (_id, { giver, taker }) => `Transfer not confirmed: ${giver} → ${taker}`,
  told_after_settling: (_id, { plate, address }) =>
    `Told after the run was settled: ${address}, ${plate}`,
  event_parked: (_id, { driver }) => `A driver told of no stop of ours: ${driver}`,
}

const purseWhy: Record<string, string> = {
  told: 'other cash was told after settling, the difference needs a reason',
  taken: 'more was taken out after the count than was in it; check the moves',
  added: 'cash was put in after the count, move it to the safe',
}

const details: (typeof lv)['details'] = {
  run_not_ready: ({ stops, driver }) =>
    `${stops} ${englishForm(Number(stops), { one: 'stop', other: 'stops' })}${driver === null ? '' : `, ${driver}`}`,
  order_no_run: ({ address, why }) =>
    `${address ?? ''}, ${why === 'no_pin' ? 'the address is not on the map' : 'not on the runs'}`,
  order_unpaid: ({ address }) => String(address ?? ''),
  order_unconfirmed: ({ address, letter }) =>
    `${address ?? ''}${letter === 'given_up' ? ', the letter did not leave' : ''}`,
  visit_failed: ({ address, visit }) => `${address ?? ''}, ${visits[String(visit)]}`,
  undelivered: ({ address }) => String(address ?? ''),
  phone_silent: ({ plate }) => String(plate),
  cycle_missed: ({ reason }) =>
    reason === 'nothing_available'
      ? 'nothing is in stock'
      : reason === 'day_closed'
        ? 'the day was closed'
        : 'the route has no day',
  bills_held: ({ customers }) => `customers: ${customers}`,
  good_short: ({ free, pieces, customers }) =>
    `${pieces} needed in 14 days, ${free} free; customers: ${customers}`,
  dispute: ({ delivered, returned, saysDelivered, saysReturned }) =>
    `we have ${delivered} left and ${returned} taken, the customer ${saysDelivered} and ${saysReturned}`,
  bank_file_refused: ({ reason }) => String(reason),
  fault: ({ comment }) => `“${comment}”`,
  bad_rating: ({ comment }) => (comment === '' ? '' : `“${comment}”`),
  deposit_refund: ({ payTo }) => (payTo === 'iban' ? 'to the bank' : 'to the account'),
  approval: ({ askedBy }) => `asked by ${askedBy}`,
  job_failed: ({ error, attempts }) =>
    `${attempts} ${englishForm(Number(attempts), { one: 'attempt', other: 'attempts' })}: ${error}`,
  address_unmatched: ({ name }) => `${name ?? 'customer'}, put on the map by hand`,
  purse_short: ({ driver }) =>
    `${driver ?? 'no driver'}; more was paid than there was, check the expenses`,
  purse_after_settling: ({ driver, why }) => `${driver ?? 'no driver'}; ${purseWhy[String(why)]}`,
  bottles_after_settling: ({ driver, pieces }) =>
    `${driver ?? 'no driver'}; another count was told after settling (${pieces}), the difference needs a reason`,
  run_unsettled: ({ day, driver }) => `${dated(day)}, ${driver ?? 'no driver'}`,
  transfer_open: ({ hand }) => (hand === 'given' ? 'waits for the giver' : 'waits for the taker'),
  event_parked: ({ events }) => `messages: ${events}; ask the driver what happened at the door`,
}

export const today: typeof lv = {
  greeting: (name: string) => `Hello ${name}!`,
  head: {
    today: 'Today',
    tomorrow: 'Tomorrow',
    money: 'Money',
    stops: (done, all) => `${done}/${all} stops`,
    out: (count) => `${count} full out`,
    back: (count) => `${count} ${count === 1 ? 'empty' : 'empties'} back`,
    cash: (sum) => `${sum} in cash`,
    planned: (count) => `stops: ${count}`,
    bottles: (count) => `bottles: ${count}`,
    room: (percent) => `${percent}% of the room`,
    closes: (when) => `closes ${when}`,
    overdue: (sum) => `${sum} overdue`,
    unknown: (count) => `${count} unknown at the bank`,
    onTheWay: (sum) => `${sum} on the way`,
  },
  coming: {
    title: 'Next days',
    against: (bottles: number) => `Bottles against what the vans take (${bottles})`,
    soon: 'Soon',
    bills: (customers: number, sum: string) =>
      `Monthly bills, customers: ${customers}, ${sum} deferred so far.`,
    seeBills: 'Look at them',
    daysOff: (days: number, orders: number) =>
      `${days === 1 ? 'A day' : `${days} days`} without deliveries${
        orders === 0 ? '' : `, orders to move: ${orders}`
      }.`,
    open: 'Days',
  },
  toDo: 'To do',
  all: 'All',
  groups: {
    mine: 'Mine',
    money: 'Money',
    tomorrow: 'Tomorrow',
    customers: 'Customers',
    machine: 'System',
  },
  titles,
  details,
  since: (when: string) => `since ${when}`,
  until: (when: string) => `until ${when}`,
  givenTo: (name: string) => `given to ${name}`,
  putOffCount: (count: number) => `Rows put off: ${count}`,
  unread: (kind: string, when: string) =>
    `Cannot be checked: ${attentionKinds[kind] ?? kind}. Last ${when}.`,
  never: 'never yet',
  empty: 'All is well.',
  nextClosing: (when) => `Next: tomorrow closes ${when}.`,
  open: 'Open the customer',
  openOrder: 'Open the order',
  openRun: 'Open the run',
  openDispute: 'Decide',
  openBills: 'See the bills',
  openLines: 'Open the bank',
  openGood: 'Open the good',
  openAddress: 'Put on the map',
  openContainers: 'See the bottles',
  openCash: 'See the cash',
  soon: { now: 'At once', today: 'Today', later: 'Later' },
  decide: 'Decide',
  retry: 'Try now',
  retried: 'It is being tried again.',
  give: 'Give',
  giveTitle: 'Whom to give the row to',
  giveTo: 'Colleague',
  nobody: 'nobody',
  given: (name) => `The row is given to ${name}.`,
  givenToNobody: 'The row is no longer given to anybody.',
  putOff: 'Put off',
  putOffTitle: 'Put off to a day',
  putOffText: 'The row comes back earlier when something changes.',
  day: 'Day',
  reason: 'Reason',
  rights: 'What you may do',
  toShop: 'To the shop',
  toPhone: 'To the driver’s phone',
  machine: {
    fine: 'The system works',
    jobs: (count: number) => `Failed jobs: ${count}`,
    mails: (count: number) => `Mails: ${count} waiting`,
    givenUp: (count: number) => `Mails not sent: ${count}`,
    money: (count: number) => `Money does not add up: ${count}`,
    bank: (when: string) => `Bank statement: ${when}`,
    company: (percent: number) => `The demo is being made: ${percent}%`,
  },
}
