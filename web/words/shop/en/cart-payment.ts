import type { cartPayment as lv } from '../lv/cart-payment.ts'

export const cartPayment: typeof lv = {
  title: 'Payment',
  method: 'How you will pay',
  charge: (sum) => `charge ${sum}`,
  notThus: {
    not_for_this_delivery: () => 'Cash is not possible for this delivery.',
    above_cash_limit: (limit) => `Cash is taken up to ${limit}.`,
    overdue_debt: () => 'An overdue bill has to be paid first.',
    account_is_short: (missing) => `The account is ${missing} short.`,
    no_deferred_payment: () => 'Deferred payment is not available to you.',
    over_credit_limit: (missing) =>
      `Above the credit limit. Please top up the account by ${missing}.`,
    provider_is_off: () => 'Not available now.',
    nothing_to_pay: () => 'There is nothing to pay.',
    not_for_top_up: () => 'Not possible together with an account top-up.',
  },
  ways: {
    wallet: 'With a card that your phone or browser already has.',
    pay_later: 'You pay the whole sum in a month; you agree on it with the payment provider.',
    instalments: 'You sign a contract on instalments with the payment provider.',
  },
  fromSum: (least: string) => `For sums from ${least}.`,
  topUpAccount: 'Top up the account',
  fromAccountFirst: (sum: string) => `Use ${sum} from the account first`,
  restAtBank: (sum: string) => `You will pay ${sum} the chosen way.`,
  fromAccount: 'From the account',
  rest: 'To pay now',
  takeBonus: (sum) => `Use the bonus of ${sum}`,
  topUp: 'Top up the account with this order, €',
  topUpHint: 'Whole euros; the sum stays in your account for the next deliveries.',
  topUpWhole: 'Enter a whole number of euros up to 10,000.',
  agree: 'I agree to the contract terms',
  placeOrder: (sum) => `Order with obligation to pay – ${sum}`,
  orderFromAccount: (sum) => `Order with obligation to pay – ${sum} from the account`,
  agreeAndOrder: (sum) => `Agree and order with obligation to pay – ${sum}`,
  agreementMissing: 'Agree to the terms to order.',
  methodMissing: 'Choose how you will pay.',
  comes: (day) => `We deliver ${day}`,
  comesByOthers: 'Arrives within 2–3 working days',
  changedElsewhere:
    'The cart was changed in another window or on another device: goods and sums are new.',
  seeCart: 'See the cart',
  changeDelivery: 'Change the delivery',
  canceled: 'The payment was not made',
  cancellationReasons: {
    given_up: 'You cancelled the payment at the bank.',
    refused: 'The bank refused the payment.',
    unknown: 'The bank did not confirm the payment.',
  },
  canceledText:
    'No money was taken, and everything is back in the cart. Please choose another way of paying.',
}
