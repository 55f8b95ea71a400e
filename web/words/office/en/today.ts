import type { today as lv } from '../lv/today.ts'
import { deeds } from './deeds.ts'

const titles: (typeof lv)['titles'] = {
  approval: (_id, { deed }) =>
    `Waits for a second person: ${deeds.named[String(deed)]?.name ?? deed}`,
  job_failed: (_id, { name }) => `The job ${name} failed`,
  mail_given_up: () => 'A mail was not sent',
  money_check: (_id, { problems }) =>
    problems === 0 ? 'The money was not checked for long' : `The money disagrees: ${problems}`,
  container_check: (_id, { problems }) => `The places of bottles do not agree: ${problems}`,
  delivered_twice: (_id, { orderId, plate }) => `Delivered by two vans: order ${orderId}, ${plate}`,
  backup_old: () => 'There is no fresh backup',
  order_held: (id, { name }) => `Order ${id} on hold, ${name}`,
  payment_flagged: (id, { name }) => `Payment ${id} does not fit its order, ${name}`,
  address_unmatched: (_id, { address }) => `Address not in the register: ${address}`,
  run_unsettled: (id, { plate }) => `Run ${id} is not settled, ${plate}`,
  bank_line: (_id, { payer, text }) => `Whose? ${payer ?? 'no name'}: “${text}”`,
  bank_gap: (_id, { after, until }) => `A bank statement is missing: ${after} – ${until}`,
  bank_returned: (_id, { name }) => `The bank returned a transfer: ${name}`,
  transfer_open: (_id, { giver, taker }) => `Transfer not confirmed: ${giver} → ${taker}`,
}

const details: (typeof lv)['details'] = {
  approval: ({ askedBy }) => `asked by ${askedBy}`,
  job_failed: ({ error, attempts }) => `${attempts} attempts: ${error}`,
  address_unmatched: ({ name }) => `${name ?? 'customer'}, put on the map by hand`,
  run_unsettled: ({ day, driver }) => `${day}, ${driver ?? 'no driver'}`,
  transfer_open: ({ hand }) => (hand === 'given' ? 'waits for the giver' : 'waits for the taker'),
}

export const today: typeof lv = {
  greeting: (name: string) => `Hello ${name},`,
  toDo: 'To do',
  all: 'All',
  groups: { money: 'Money', tomorrow: 'Tomorrow', customers: 'Customers', machine: 'System' },
  titles,
  details,
  since: (when: string) => `since ${when}`,
  until: (when: string) => `until ${when}`,
  givenTo: (name: string) => `given to ${name}`,
  putOffCount: (count: number) => `Rows put off: ${count}`,
  unread: (kind: string, when: string) => `Cannot be checked (${kind}), last ${when}.`,
  never: 'never yet',
  empty: 'All is well.',
  open: 'Open the customer',
  decide: 'Decide',
  retry: 'Try now',
  retried: 'It is tried again.',
  give: 'Give',
  giveTitle: 'Whom to give the row to',
  giveTo: 'Colleague',
  nobody: 'nobody',
  given: (name) => `The row is given to ${name}.`,
  givenToNobody: 'The row is given to nobody any more.',
  putOff: 'Put off',
  putOffTitle: 'Put off to a day',
  putOffText: 'The row comes back earlier when something changes.',
  day: 'Day',
  reason: 'Reason',
  cancel: 'Cancel',
  rights: 'What you may do',
  toShop: 'To the shop',
  machine: {
    fine: 'The system works',
    jobs: (count: number) => `${count} jobs failed`,
    mails: (count: number) => `Mails: ${count} waiting`,
    givenUp: (count: number) => `${count} mails not sent`,
    money: (count: number) => `money disagrees: ${count}`,
    bank: (when: string) => `Bank statement: ${when}`,
  },
}
