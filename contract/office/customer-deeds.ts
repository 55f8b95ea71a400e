import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import { DayText, Id, IdText, printedText } from '../shared/scalars.ts'
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
        body: printedText(200).refine((body) => body !== '', 'required'),
        /** All addresses when absent. */
        addressId: Id.optional(),
        /** The last day on which it is read; every time when absent. */
        untilOn: DayText.optional(),
      },
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
