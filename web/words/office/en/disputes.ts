import type { disputes as lv } from '../lv/disputes.ts'

export const disputes: typeof lv = {
  title: 'Disputes',
  none: 'There are no disputes.',
  since: (when) => `since ${when}`,
  order: (id) => `order ${id}`,
  declared: 'Declared back',
  driver: 'Driver',
  customer: 'Customer',
  warehouse: 'Warehouse of the run',
  counts: (left, taken) => `${left} left, ${taken} taken`,
  surplus: (more) =>
    more === 0 ? 'as many as at the doors' : more > 0 ? `${more} more` : `${-more} fewer`,
  notCounted: 'not counted',
  stake: 'At stake',
  earlier: (count) => `disputes in half a year: ${count}`,
  proposals: {
    accept: 'The customer is probably right',
    refuse: 'The customer is probably not right',
    recount: 'Count next time',
  },
  reasons: {
    run_has_more: 'the warehouse had more of the run than its doors told',
    run_agrees: 'the warehouse had as many of the run as its doors told',
    run_not_counted: 'the run was not counted in the warehouse',
    small_and_first: 'the first dispute in half a year, of one deposit at most',
    not_first: 'it is not the first dispute in half a year',
    recount_with_customer: 'the driver has counted there as the customer says',
    recount_with_driver: 'the driver has counted there as many as the books have',
  },
  recount: 'Count next time',
  recountTitle: (name) => `Count at the customer’s: ${name}`,
  recountOn: (day) => `The driver counts on ${day}; the dispute waits until then.`,
  recounted: (day, more) =>
    more === 0
      ? `Counted on ${day}: as many as the books have.`
      : `Counted on ${day}: ${Math.abs(more)} ${more > 0 ? 'more' : 'fewer'} than the books had, and the books are corrected.`,
  others: (driver, run) =>
    `Other disputes in half a year with this driver: ${driver}; of this run: ${run}.`,
  history: (count) => `Latest counts at this address: ${count}`,
  counted: (left, taken, declared) => `${left} left, ${taken} taken (${declared} declared)`,
  sentence: 'Reason',
  ownAnswer: 'Words of your own',
  refusedByPhoto: 'The photo at the door shows the driver’s count, so the count stays.',
  refusedByHistory: 'The earlier counts at this address agree with the driver, so the count stays.',
  believeAll: (count) => `Believe all small ones (${count})`,
  believe: 'Believe the customer',
  refuse: 'Refuse',
  answerTitle: (name) => `Answer: ${name}`,
  answer: 'Answer to the customer',
  believed: 'You are right. We have corrected the count of bottles.',
  refused: 'The bottles of the run agreed with the driver’s count, so the count stays.',
}
