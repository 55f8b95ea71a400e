import type { feedbackCalls } from '../../contract/office/feedback.ts'
import { done } from '../../domain/outcome.ts'
import { doAct, wantedOf } from '../actions/do-act.ts'
import type { AppWithDb } from '../app-context.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { answerFeedbackDeed } from './answer-deed.ts'
import { readFeedback } from './store.ts'

export const officeFeedbackRoutes = (app: AppWithDb): Handlers<typeof feedbackCalls> => ({
  listFeedback: async ({ caller: { language }, params: { id } }) => {
    const said = await readFeedback(app.db, id)
    return done({
      feedback: said.map(({ nameLv, nameEn, saidAt, answeredAt, ...one }) => ({
        ...one,
        good: language === 'en' ? nameEn : nameLv,
        saidAt: saidAt.toISOString(),
        answeredAt: answeredAt?.toISOString() ?? null,
      })),
    })
  },
  answerFeedback: ({ by, params: { id: orderId, feedbackId }, query, body, caller }) => {
    const rows = [{ orderId, feedbackId, answer: body.answer }]
    return doAct(app, by, { deed: answerFeedbackDeed, rows }, wantedOf(query, body, caller))
  },
})
