import type { autoshipProposalCalls } from '../../../contract/shop/autoship-proposals.ts'
import { done } from '../../../domain/outcome.ts'
import type { AppWithDb } from '../../app-context.ts'
import { allOrNothing } from '../../platform/database/transaction.ts'
import type { Handlers } from '../../platform/http/mount.ts'
import { answerProposal, openProposals } from './answer-proposal.ts'

export const proposalRoutes = (app: AppWithDb): Handlers<typeof autoshipProposalCalls> => ({
  listDayProposals: async ({ caller: { customerId } }) =>
    done({ data: await openProposals(app, customerId) }),
  answerDayProposal: async ({ caller: { customerId }, by, params, body }) => {
    const reply = { customerId, proposalId: params.id, ...body }
    const answered = await allOrNothing(app.db, (tx) => answerProposal(app, tx, by, reply))
    return answered.ok ? done({ data: await openProposals(app, customerId) }) : answered
  },
})
