import { good } from '../../../support/order-shop.ts'
import { asking, params, query, type Way } from './way.ts'

/** No autoship has this number: the deed is judged before it is looked for. */
const delivery = { params: { id: '1', plannedOn: '2026-12-01' } }

/** What the office does in the name of a customer. */
export const onBehalfWays: Way[] = [
  {
    deed: 'orders.place',
    isOfCustomer: true,
    ask: (api, asked) =>
      api.placeOrderFor({
        ...query(asked),
        ...params(asked.customerId),
        body: { lines: [{ goodId: good.tea, ordered: 6 }], ...asking(asked) },
      }),
  },
  {
    deed: 'orders.edit',
    isOfCustomer: true,
    ask: (api, asked) =>
      api.editOrderFor({
        ...query(asked),
        ...params(asked.orderId),
        body: { notes: 'Kods 12', ...asking(asked) },
      }),
  },
  {
    deed: 'orders.pay_link',
    isOfCustomer: true,
    ask: (api, asked) =>
      api.sendPaymentLink({
        ...query(asked),
        ...params(asked.customerId),
        body: { cents: 500, ...asking(asked) },
      }),
  },
  {
    deed: 'orders.add_late',
    ask: (api, asked) =>
      api.addOrderLate({
        ...query(asked),
        ...params(asked.orderId),
        body: { runId: 1, reason: 'Klients lūdza', ...asking(asked) },
      }),
  },
  {
    deed: 'deliveries.move',
    ask: (api, asked) =>
      api.moveDeliveryFor({
        ...query(asked),
        ...delivery,
        body: { day: '2026-12-02', wholeSeries: false, ...asking(asked) },
      }),
  },
  {
    deed: 'deliveries.skip',
    ask: (api, asked) => api.skipDeliveryFor({ ...query(asked), ...delivery, body: asking(asked) }),
  },
  {
    deed: 'deliveries.unskip',
    ask: (api, asked) =>
      api.unskipDeliveryFor({ ...query(asked), ...delivery, body: asking(asked) }),
  },
  {
    deed: 'deliveries.line',
    ask: (api, asked) =>
      api.changeDeliveryLineFor({
        ...query(asked),
        ...delivery,
        body: { goodId: good.water, ordered: 3, ...asking(asked) },
      }),
  },
  {
    deed: 'autoships.pause',
    isOfCustomer: true,
    ask: (api, asked) =>
      api.pauseAutoshipsFor({
        ...query(asked),
        ...params(asked.customerId),
        body: { from: '2026-12-01', to: '2026-12-20', ...asking(asked) },
      }),
  },
  {
    deed: 'autoships.resume',
    isOfCustomer: true,
    ask: (api, asked) =>
      api.endPauseFor({ ...query(asked), ...params(asked.customerId), body: asking(asked) }),
  },
  {
    deed: 'autoships.change',
    ask: (api, asked) =>
      api.changeAutoshipFor({
        ...query(asked),
        ...params(1),
        body: { frequencyWeeks: 2, ...asking(asked) },
      }),
  },
  {
    deed: 'autoships.line',
    ask: (api, asked) =>
      api.changeAutoshipLineFor({
        ...query(asked),
        ...params(1),
        body: { goodId: good.water, ordered: 3, ...asking(asked) },
      }),
  },
  {
    deed: 'autoships.end',
    ask: (api, asked) => api.endAutoshipFor({ ...query(asked), ...params(1), body: asking(asked) }),
  },
  {
    deed: 'customers.add_address',
    isOfCustomer: true,
    ask: (api, asked) =>
      api.addAddressFor({
        ...query(asked),
        ...params(asked.customerId),
        body: { regionId: 1, street: 'Miera iela', houseNo: '4', ...asking(asked) },
      }),
  },
  {
    deed: 'customers.new_address',
    isOfCustomer: true,
    ask: (api, asked) =>
      api.moveHome({
        ...query(asked),
        ...params(asked.customerId),
        body: { regionId: 1, street: 'Miera iela', houseNo: '4', ...asking(asked) },
      }),
  },
  {
    deed: 'customers.address',
    isOfCustomer: true,
    ask: (api, asked) =>
      api.changeAddressFor({
        ...query(asked),
        params: { id: String(asked.customerId), addressId: '1' },
        body: { notes: 'Kods 12', ...asking(asked) },
      }),
  },
]

/**
 * Deeds that only reverse others, contacts and bottles from elsewhere, of which a limited right has
 * no part, and those that need a delivered order.
 */
export const elsewhere = [
  'orders.correct',
  'orders.price',
  'orders.other_customer',
  'disputes.answer',
  'disputes.recount',
  'autoships.undo',
  'debts.undo_promise',
  'debts.undo_hold',
  'orders.await_payment',
  'customers.remove_address',
  'customers.contact',
  'customers.reopen_note',
  'bottles.opening',
  'bottles.opening_undone',
]
