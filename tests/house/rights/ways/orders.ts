import { asking, common, query, type Way } from './way.ts'

export const orderWays: Way[] = [
  {
    deed: 'orders.move',
    isOfCustomer: true,
    ask: (api, asked) =>
      api.moveOrders({
        ...query(asked),
        body: { orderIds: [asked.orderId], day: '2026-11-25', ask: asked.ask ?? false },
      }),
  },
  {
    deed: 'orders.cancel',
    isOfCustomer: true,
    ask: (api, asked) =>
      api.cancelOrders({
        ...query(asked),
        body: { orderIds: [asked.orderId], ...common(asked) },
      }),
  },
  {
    deed: 'orders.release',
    isOfCustomer: true,
    ask: (api, asked) =>
      api.releaseOrders({
        ...query(asked),
        body: { orderIds: [asked.orderId], ...common(asked) },
      }),
  },
  {
    deed: 'orders.confirm',
    ask: (api, asked) =>
      api.confirmOrders({ ...query(asked), body: { orderIds: [asked.orderId], ...common(asked) } }),
  },
  {
    deed: 'feedback.answer',
    ask: (api, asked) =>
      api.answerFeedback({
        ...query(asked),
        params: { id: String(asked.orderId), feedbackId: '1' },
        body: { answer: 'Piedodiet!', ...asking(asked) },
      }),
  },
  {
    deed: 'orders.pay_awaited',
    isOfCustomer: true,
    ask: (api, asked) =>
      api.payAwaited({
        ...query(asked),
        body: { orderIds: [asked.orderId], payment: 'cash', ...asking(asked) },
      }),
  },
]
