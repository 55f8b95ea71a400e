import { englishForm } from '../../../../domain/words/plural.ts'
import type { cart as lv } from '../lv/cart.ts'

const bottles = { one: 'full bottle', other: 'full bottles' }
const chargedBottles = { one: 'bottle', other: 'bottles' }
const pieces = { one: 'pc', other: 'pcs' }
const empties = { one: 'empty', other: 'empties' }

export const cart: typeof lv = {
  title: 'Your cart',
  steps: 'Steps of ordering',
  stepOrder: 'Order',
  stepPayment: 'Payment',
  stepDone: 'Confirmation',
  empty: 'The cart is empty!',
  emptyText: 'Start with water – you can add the rest as you go.',
  lastOrder: 'What has become of my last order?',
  toGoods: 'See the goods',
  loading: 'Loading the cart',
  loadFailed: 'The cart could not be loaded.',
  tryAgain: 'Try again',
  ordering: 'To order',
  returning: 'Empties back',
  less: 'Less',
  wholeOnly: 'Whole pieces only. Enter 1 or 2, for example.',
  more: 'More',
  countOf: (name) => `Count: ${name}`,
  returnOf: (name) => `Empties back: ${name}`,
  givingBack: 'Giving back',
  givingBackOf: (name) => `Giving back: ${name}`,
  remove: (name) => `Take out of the cart: ${name}`,
  each: (price) => `${price} each`,
  usually: ', usually',
  depositEach: (price) => `\u00A0· deposit ${price}`,
  counts: (full, inSets, back) => {
    const filled = `${full}\u00a0${englishForm(full, bottles)}`
    if (full === 0) return `${back}\u00a0${englishForm(back, empties)} back:`
    const sets =
      inSets === 0
        ? ''
        : inSets === full
          ? ' as part of a set'
          : `, ${inSets}\u00a0of them as part of a set`
    const returned = back === 0 ? '' : `, ${back}\u00a0${englishForm(back, empties)} back`
    return `${filled}${sets}${returned}:`
  },
  pieces: (count, back) =>
    `${count} ${englishForm(count, pieces)}${back === 0 ? '' : `, ${back} back`}:`,
  depositCharge: (count, sum) =>
    count === 0
      ? `deposit ${sum}.`
      : `deposit for ${count}\u00a0${englishForm(count, chargedBottles)}\u00a0–\u00a0${sum}.`,
  depositRefund: (sum) =>
    `${sum} of deposit comes back to your account when the courier has counted the bottles.`,
  depositUnpaid: 'no deposit was paid, so none comes back.',
  rentLater: (sum) =>
    `The first month is in this order. After that ${sum} a month until you give it back, which you can announce with any order.`,
  depositNone: 'no deposit to pay.',
  priceChanged: (old, now) => `The price has changed: it was ${old}, now it is ${now}.`,
  inStock: (count) =>
    count === 0 ? 'None left in the warehouse.' : `Only ${count} left in the warehouse.`,
  short: 'Unfortunately, stock is limited; please see similar goods.',
  serviceByArrangement: 'We will contact you about the time after you have ordered.',
  repeat: 'Repeat the last order',
  toNearest: 'Add to the nearest delivery',
  toAutoship: 'Turn into an autoship',
  how: 'How to deliver',
  where: 'Where to',
  whereService: 'Where',
  address: 'Address',
  servedOn: (weekdays) => `We deliver to this address on ${weekdays}.`,
  chooseAddress: 'Choose an address',
  addAddress: 'Add an address',
  saveAddress: 'Save and deliver here',
  backToCart: 'Back to the cart',
  noAddress: 'First add a delivery address.',
  addressesFailed: 'The addresses could not be loaded.',
  machine: 'Parcel machine',
  machineSearch: 'Find a parcel machine',
  machineHint: 'City, street or the name of the machine',
  machineMap: 'The nearest parcel machines around your address, numbered as in the list',
  machineOnMap: (name) => `See on the map: ${name}`,
  machineMore: (count) =>
    `${count}\u00a0more ${englishForm(count, { one: 'machine', other: 'machines' })}: type a city or a street.`,
  machinesLoading: 'Loading parcel machines',
  machinesFailed: 'The parcel machines could not be loaded.',
  machineNone: 'Nothing fits. Try another city or street.',
  when: 'When',
  deliveryDay: 'Delivery day',
  typedDay: 'Or type the date',
  typedDayHint: 'For example, 24.11.',
  typedDayWrong: 'Type the day and the month, for example 24.11.',
  chosenDay: 'Chosen day',
  noDay: 'No day chosen yet',
  nextDay: (day) => `The next possible day: ${day}.`,
  chooseDay: (day) => `Choose ${day}`,
  legend: {
    open: 'Can be chosen',
    chosen: 'Chosen',
    closed: 'Not available – choose it to see why',
  },
  notServed: (city) =>
    `Our courier does not go to this address (${city}), so it has no delivery days.`,
  dayRefusals: {
    no_address: 'Choose the address first.',
    today_or_earlier: 'Not today any more; tomorrow is the earliest day.',
    day_is_closed: 'Orders for this day are closed.',
    too_far_ahead: 'Deliveries can be ordered up to three months ahead.',
    not_on_the_route: 'We do not come to your address on this day.',
    sunday: 'There are no deliveries on Sundays.',
    day_off: 'This is a day off without deliveries.',
    day_is_full: 'This day is full.',
  },
  movedToCourier:
    'The cart has a product that only our courier brings, so the parcel machine is no longer chosen.',
  ourCourier: 'Brings the full bottles and takes the empty ones.',
  otherTime: 'Usually 2–3 working days. There is no day to choose.',
  otherTitle: 'Delivery will cost extra',
  otherText: (price, freeAbove) =>
    `This delivery costs ${price}; with goods for more than ${freeAbove} it is free. It usually takes 2–3 working days.`,
  otherFreeTitle: 'Another carrier will deliver',
  otherFree: (freeAbove) =>
    `You have goods for more than ${freeAbove}, so this delivery is free. It usually takes 2–3 working days.`,
  otherTake: 'Choose this delivery',
  back: 'Back',
  notThis: {
    outside_our_zones: 'Our courier does not go to this address.',
    water_goods: 'There is water in returnable bottles in the cart.',
    rentables: 'There are rented goods in the cart.',
    services: 'There is a service in the cart.',
    not_by_parcel: 'There is something in the cart that cannot be sent as a parcel.',
  },
  free: 'Free',
  notes: 'Notes and promo code',
  courierNote: 'Note for the courier',
  serviceNote: 'Note',
  promo: 'Promo code',
  promoUse: 'Use',
  promoRemove: 'Remove the code',
  toPayment: 'Go on to payment',
  dayMissing: 'Choose a delivery day.',
  addressMissing: 'Choose an address.',
  addressNotServed: 'Our courier does not go to this address.',
  otherAddress: 'Choose another address',
  sendByMachine: (price) => `Send by parcel machine – ${price}`,
  removeAndSend: (names, price) =>
    `Take out of the cart (${names}) and send the rest by parcel machine – ${price}`,
  machineMissing: 'Choose a parcel machine.',
  notChanged: 'The cart could not be changed.',
  noAnswer: 'The shop could not be reached. Your cart is safe; please try again.',
}
