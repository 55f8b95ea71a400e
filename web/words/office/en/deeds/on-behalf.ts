import type { DeedNames } from '../../deed-names.ts'

/** What the office does in the name of a customer. */
export const onBehalfDeeds: DeedNames = {
  'disputes.recount': { name: 'count at the customer’s', done: () => 'The recount is planned' },
  'disputes.answer': { name: 'answer a dispute', done: () => 'The dispute is answered' },
  'orders.place': { name: 'order for a customer', done: () => 'Ordered' },
  'orders.edit': { name: 'change an order', done: () => 'The order is changed' },
  'orders.add_late': { name: 'add to a closed day', done: () => 'The order is on the run' },
  'orders.price': { name: 'change a price', done: () => 'The price is changed' },
  'orders.correct': { name: 'correct a delivery', done: () => 'The delivery is corrected' },
  'orders.other_customer': {
    name: 'move a delivery to another customer',
    done: () => 'The delivery is with the other customer',
  },
  'orders.pay_link': { name: 'send a link to pay', done: () => 'The link is sent' },
  'deliveries.move': { name: 'move a delivery', done: () => 'The delivery is moved' },
  'deliveries.skip': { name: 'skip a delivery', done: () => 'The delivery is skipped' },
  'deliveries.unskip': {
    name: 'take a skipped delivery back',
    done: () => 'The delivery comes again',
  },
  'deliveries.line': { name: 'change one delivery', done: () => 'The delivery is changed' },
  'autoships.pause': { name: 'pause the autoships', done: () => 'The autoships are paused' },
  'autoships.resume': { name: 'end the pause', done: () => 'The pause is ended' },
  'autoships.change': { name: 'change an autoship', done: () => 'The autoship is changed' },
  'autoships.line': {
    name: 'change a good of an autoship',
    done: () => 'The good is changed in all later deliveries',
  },
  'autoships.end': { name: 'end an autoship', done: () => 'The autoship is ended' },
  'autoships.undo': { name: 'undo a change of an autoship', done: () => 'The change is undone' },
  'customers.add_address': { name: 'add an address', done: () => 'The address is added' },
  'customers.new_address': { name: 'new address', done: () => 'Deliveries go to the new address' },
  'customers.remove_address': { name: 'remove an address', done: () => 'The address is removed' },
  'customers.address': { name: 'change an address', done: () => 'The address is changed' },
  'customers.contact': { name: 'change contacts', done: () => 'The contacts are changed' },
}
