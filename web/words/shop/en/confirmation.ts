import type { confirmation as lv } from '../lv/confirmation.ts'

export const confirmation: typeof lv = {
  waiting: 'Please wait! The payment is being processed...',
  thanks: 'Thank you for your order!',
  cancelled: 'The order is cancelled',
  number: (id) => `Order No.\u00a0${id}`,
  comes: (day) => `We will deliver ${day}.`,
  comesByOthers: 'The parcel arrives within 2–3 working days.',
  byArrangement: 'We will contact you to agree on a time.',
  comesTo: (address) => `Address: ${address}`,
  comesToMachine: (machine) => `Parcel machine: ${machine}`,
  cash: (sum) => `Please have ${sum} in cash ready for the courier.`,
  mail: 'We have sent you a confirmation by e-mail.',
  changeable: (until) => `The order can be changed or cancelled ${until}.`,
  changeableService: 'Until the service has been done the order can be changed or cancelled.',
  newOrder: 'Create a new order',
  seeOrder: 'See the order',
  toCalendar: 'Add to the calendar',
  print: 'Print',
  ordered: 'You ordered',
  notConfirmed: 'Attention! The payment is not confirmed',
  pendingText:
    'The payment is not complete yet. It can take a few hours; we will tell you by e-mail, and the order will then appear under “Waiting for delivery”.',
  unpaidText: (sum) =>
    `If you have not paid ${sum} yet, you can do it now or choose another way of paying.`,
  payNow: 'Go on with the payment at the bank',
  otherMethod: 'Choose another way of paying',
  noAnswer: 'The shop could not be reached. Please try again.',
}
