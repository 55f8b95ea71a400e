import type { cartSums as lv } from '../lv/cart-sums.ts'

export const cartSums: typeof lv = {
  summary: 'Summary',
  water: 'Water',
  others: 'Other goods',
  services: 'Services',
  bonus: 'Bonus',
  deposit: 'Deposit',
  delivery: 'Delivery',
  free: 'Free',
  total: 'Total to pay',
  topUp: 'Account top-up',
  charge: 'Payment charge',
  promo: (code) => `Promo code ${code}`,
  rentLater: (sum) =>
    `Rent after the first month: ${sum} a month until you give it back. You can announce that with any order.`,
  totalInBar: 'Total with deposit',
  vat: (rates) =>
    `Including VAT ${rates.map(([percent, sum]) => `${percent}% – ${sum}`).join(', ')}.`,
  earn: (sum) => `You will earn a bonus of ${sum} on delivery.`,
  savings: (sum) => `You save ${sum}.`,
  refundLater: (sum) => `${sum} comes back to your account when the bottles have been counted.`,
  missingToFree: (sum) => `${sum} more and the delivery is free.`,
  depositExplanation: 'The deposit is your money: you get it back when you return the bottles.',
  andBack: (count) => (count === 0 ? '' : `, ${count}\u00a0empty back`),
  depositOf: (name, order, back) =>
    back === 0 ? `${name}: ${order}` : `${name}: ${order} − ${back}`,
  depositOfBottles: (name, order, back) =>
    `${name}: ${order}\u00a0full${back === 0 ? '' : ` − ${back}\u00a0empty`}`,
  bottlesOfSets: 'Bottles in sets',
  depositPaid: 'Deposit paid already',
  stateDeposit: 'State deposit',
  bonusLimit: {
    not_enabled: () => '',
    no_bonus: () => '',
    no_other_goods: () => '',
    customer_bonus: () => 'All of your bonus is used.',
    share_of_goods: (percent) => `Up to ${percent}% of the goods can be paid with the bonus.`,
    other_goods: () => 'The bonus pays for other goods, not for water.',
  },
  deliveryReasons: {
    nothing_to_deliver: () => 'There is nothing to deliver.',
    promo: () => 'Delivery is free with your promo code.',
    free_from_sum: (sum) => `The goods come to at least ${sum}, so delivery is free.`,
    fuel_surcharge: (sum) => `The goods come to less than ${sum}, so there is a fuel surcharge.`,
    delivery_fee: (sum) => `The goods come to less than ${sum}, so there is a delivery fee.`,
    parcel_machine: () => 'The price of the parcel machine.',
    third_party_courier: () => 'The price of the courier company.',
    free_above_sum: () => 'The goods come to enough for this delivery to be free.',
  },
}
