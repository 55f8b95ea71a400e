import type { tracking as lv } from '../lv/tracking.ts'

export const tracking: typeof lv = {
  planned: 'The order is planned. The time appears here when the van leaves.',
  onTheWay: 'On its way to you.',
  between: (from, until) => `Expect us between ${from} and ${until}.`,
  before: (count) =>
    count === 0 ? 'You are next.' : `${count} more ${count === 1 ? 'address' : 'addresses'} first.`,
  delivered: (time) => `Delivered at ${time}.`,
  billTonight: 'The invoice follows this evening.',
  looked: 'We are still checking the counts.',
  left: (count) => `${count} left`,
  taken: (count) => `${count} ${count === 1 ? 'empty' : 'empties'} taken`,
  otherThanOrdered: (count) => `${count} ordered`,
  otherThanDeclared: (count) => `you said ${count}`,
  goods: 'Goods and delivery',
  deposit: 'Deposit',
  cash: 'Paid to the courier',
  account: 'Change in your account',
  receiver: (name) => `Received by ${name}.`,
  pictures: { photo: 'Photo at the door', signature: 'The receiver’s signature' },
}
