import { asking, params, query, type Way } from './way.ts'

/** What the office does with a customer's record. */
export const customerWays: Way[] = [
  {
    deed: 'customers.write_note',
    isOfCustomer: true,
    ask: (api, asked) =>
      api.writeNote({
        ...query(asked),
        ...params(asked.customerId),
        body: { reader: 'driver', body: 'Kods 24', ...asking(asked) },
      }),
  },
  {
    deed: 'customers.merge',
    isOfCustomer: true,
    ask: (api, asked) =>
      api.mergeCustomers({
        ...query(asked),
        ...params(asked.customerId),
        body: { fromId: asked.refundableId, reason: 'Viens cilvēks', ...asking(asked) },
      }),
  },
  {
    deed: 'customers.end_note',
    ask: (api, asked) => api.endNote({ ...query(asked), ...params(1), body: asking(asked) }),
  },
  {
    deed: 'documents.send',
    ask: (api, asked) => api.sendDocument({ ...query(asked), ...params(1), body: asking(asked) }),
  },
  {
    deed: 'deposits.explain',
    isOfCustomer: true,
    ask: (api, asked) =>
      api.explainDeposit({ ...query(asked), ...params(asked.customerId), body: asking(asked) }),
  },
]
