import type { bills as lv } from '../lv/bills.ts'

export const bills: typeof lv = {
  title: 'Monthly bills',
  issuesOn: (day) =>
    `As they would be now. They go out by themselves on ${day} at 3:10 unless held.`,
  count: (count) => (count === 1 ? '1 bill' : `${count} bills`),
  more: (count) => `And more customers whose bills are not shown here: ${count}.`,
  held: (since, reason, by) => `Held since ${since}: “${reason}” (${by}).`,
  byCommand: 'the command line',
  hold: 'Hold…',
  release: 'Hold no more…',
  ownerHolds: 'Only the owner can hold the bills. If something is not right, please ask them.',
  ownerReleases: 'Only the owner can release the bills.',
  none: 'There is nothing to bill',
  customer: 'Customer',
  rent: 'Rent',
  deferred: 'Deferred',
  total: 'Total',
  toPay: 'To pay',
  sign: 'To look at',
  toLookAt: (count) => `to look at: ${count}`,
  signs: {
    disputed: 'the customer objects',
    unsettled: 'run not settled',
    large: 'more than twice the usual',
    unreachable: 'e-mails do not arrive',
    changed: 'customer data changed',
    repriced: 'price changed within the month',
    first: 'first bill',
  },
}
