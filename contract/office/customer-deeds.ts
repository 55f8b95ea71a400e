import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import { DayText, filledPrintedText, filledText, Id, IdText } from '../shared/scalars.ts'
import { deedCall } from './deed-call.ts'

const params = z.object({ id: IdText })

/** What the office does with a customer's record. */
export const customerDeedCalls = callTable({
  writeNote: {
    ...deedCall({
      path: '/customers/:id/notes',
      summary: 'A note for the driver or for the office alone',
      right: 'writeNotes',
      body: {
        reader: z.enum(['driver', 'office']),
        body: filledPrintedText(200),
        /** All addresses when absent. */
        addressId: Id.optional(),
        /** The last day on which it is read; every time when absent. */
        untilOn: DayText.optional(),
      },
    }),
    params,
  },
  openBottles: {
    ...deedCall({
      path: '/customers/:id/opening-bottles',
      summary: 'Bottles that a customer has from elsewhere or from before, without a deposit',
      right: 'changeCustomers',
      body: {
        goodId: Id,
        pieces: z.int().min(1, 'too_small').max(500, 'too_big'),
        addressId: Id.optional(),
        reason: filledText(300),
      },
      refusals: ['not_found', 'already_decided'],
    }),
    params,
  },
  listLentGoods: {
    method: 'GET',
    path: '/lent-goods',
    summary: 'Goods whose bottles come back',
    audience: { staff: 'changeCustomers' },
    answer: z.object({ rows: z.array(z.object({ id: Id, name: z.string() })) }),
  },
  mergeCustomers: {
    ...deedCall({
      path: '/customers/:id/merge',
      summary: 'Makes one record of two; a second person agrees, and it cannot be undone',
      right: 'forgetCustomers',
      body: { fromId: Id, reason: filledText(300) },
      refusals: [
        'not_found',
        'same_customer',
        'orders_are_open',
        'payments_are_open',
        'money_is_open',
        'bottles_are_open',
      ],
    }),
    params,
  },
  endNote: {
    ...deedCall({
      path: '/notes/:id/end',
      summary: 'A note that nobody needs to read any more',
      right: 'writeNotes',
      body: {},
    }),
    params,
  },
  sendDocument: {
    ...deedCall({
      path: '/documents/:id/send',
      summary: 'Mails a document once more, with what is still to pay',
      right: 'writeNotes',
      body: {},
    }),
    params,
  },
  explainDeposit: {
    ...deedCall({
      path: '/customers/:id/deposit/explain',
      summary: 'Mails what the deposit is made of',
      right: 'writeNotes',
      body: {},
    }),
    params,
  },
})
