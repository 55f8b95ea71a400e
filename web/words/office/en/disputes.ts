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
  },
  believe: 'Believe the customer',
  refuse: 'Refuse',
  answerTitle: (name) => `Answer: ${name}`,
  answer: 'Answer to the customer',
  believed: 'You are right. We have corrected the count of bottles.',
  refused: 'The bottles of the run agreed with the driver’s count, so the count stays.',
}
