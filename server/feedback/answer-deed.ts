import { z } from 'zod'
import type { Refusal } from '../../contract/shared/refusals.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Deed, RowDone } from '../actions/deed.ts'
import type { App } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { lockFeedback } from './store.ts'

const Answering = z.object({ orderId: z.int(), feedbackId: z.int(), answer: z.string() })
type Answering = z.output<typeof Answering>

/** Answers a fault or a bad rating; the customer reads it in a letter and on the order's page. */
export const answerFeedbackDeed: Deed<Answering> = {
  name: 'feedback.answer',
  right: 'writeNotes',
  input: Answering,
  subject: ({ orderId }) => ({ kind: 'order', id: orderId }),
  reasonOf: ({ answer }) => answer,
  reach: async (tx, answering) => {
    const said = await lockFeedback(tx, answering)
    return said ? { customerId: said.customerId, orderId: answering.orderId } : {}
  },
  run: (app, tx, _by, answering) => answerFeedback(app, tx, answering),
}

async function answerFeedback(
  { clock }: App,
  tx: Tx,
  answering: Answering,
): Promise<Outcome<RowDone, Refusal>> {
  const { orderId, feedbackId, answer } = answering
  const said = await lockFeedback(tx, answering)
  if (!said) return refuse({ code: 'not_found' })
  if (said.answeredAt !== null) return refuse({ code: 'already_decided' })
  const answeredAt = clock.now()
  await tx
    .updateTable('feedback')
    .set({ answer, answeredAt })
    .where('id', '=', feedbackId)
    .execute()
  await queueMail(tx, {
    template: 'feedback.answered',
    cause: `feedback:${feedbackId}:${answeredAt.getTime()}`,
    customerId: said.customerId,
    payload: { orderId, lv: said.nameLv, en: said.nameEn, answer },
  })
  return done({})
}
