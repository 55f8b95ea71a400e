import type { correctionCalls } from '../contract/office/corrections.ts'
import type { disputeCalls } from '../contract/office/disputes.ts'
import type { newCustomerCalls } from '../contract/office/new-customers.ts'
import { done } from '../domain/outcome.ts'
import { doAct, wantedOf } from './actions/do-act.ts'
import type { AppWithDb } from './app-context.ts'
import { moveHomeDeed } from './autoship/office/move-home-deed.ts'
import { listDisputes } from './bottles/list-disputes.ts'
import { correctDeliveryDeed, moveDeliveryToOtherDeed } from './dispatch/correction-deeds.ts'
import { answerDisputeDeed, recountDisputeDeed } from './dispatch/dispute-deeds.ts'
import { correctStartDeed } from './dispatch/runs/start-deed.ts'
import { changePriceDeed } from './dispatch/price-deed.ts'
import type { Handlers } from './platform/http/mount.ts'

export const disputeRoutes = (app: AppWithDb): Handlers<typeof disputeCalls> => ({
  listDisputes: async ({ caller: { language } }) =>
    done({ disputes: await listDisputes(app, language) }),
  answerDispute: ({ by, params: { id: disputeId }, query, body, caller }) => {
    const { accept, answer } = body
    const rows = [{ disputeId, accept, answer }]
    return doAct(app, by, { deed: answerDisputeDeed, rows }, wantedOf(query, body, caller))
  },
  answerDisputes: ({ by, query, body, caller }) => {
    const { disputeIds, accept, answer } = body
    const rows = disputeIds.map((disputeId) => ({ disputeId, accept, answer }))
    return doAct(app, by, { deed: answerDisputeDeed, rows }, wantedOf(query, body, caller))
  },
  recountDispute: ({ by, params: { id: disputeId }, query, body, caller }) => {
    const rows = [{ disputeId }]
    return doAct(app, by, { deed: recountDisputeDeed, rows }, wantedOf(query, body, caller))
  },
})

/** What was recorded on the road and was not so. */
export const correctionRoutes = (app: AppWithDb): Handlers<typeof correctionCalls> => ({
  correctDelivery: ({ by, params: { id: orderId }, query, body, caller }) => {
    const { counts, cashCents, reason } = body
    const rows = [{ orderId, counts, cashCents, reason }]
    return doAct(app, by, { deed: correctDeliveryDeed, rows }, wantedOf(query, body, caller))
  },
  correctStart: ({ by, params: { id: runId }, query, body, caller }) => {
    const { km, floatCents, reason } = body
    const rows = [{ runId, start: { km, floatCents }, reason }]
    return doAct(app, by, { deed: correctStartDeed, rows }, wantedOf(query, body, caller))
  },
  changeOrderPrice: ({ by, params: { id: orderId }, query, body, caller }) => {
    const { goodId, priceCents, reason } = body
    const rows = [{ orderId, goodId, priceCents, reason }]
    return doAct(app, by, { deed: changePriceDeed, rows }, wantedOf(query, body, caller))
  },
  moveDeliveryToOther: ({ by, params: { id: orderId }, query, body, caller }) => {
    const rows = [{ orderId, toOrderId: body.toOrderId, reason: body.reason }]
    return doAct(app, by, { deed: moveDeliveryToOtherDeed, rows }, wantedOf(query, body, caller))
  },
})

/** The address of a customer who has moved. */
export const moveHomeRoutes = (
  app: AppWithDb,
): Pick<Handlers<typeof newCustomerCalls>, 'moveHome'> => ({
  moveHome: ({ by, params: { id: customerId }, query, body, caller }) => {
    const { previewHash: _hash, ask: _ask, ...place } = body
    const rows = [{ customerId, ...place }]
    return doAct(app, by, { deed: moveHomeDeed, rows }, wantedOf(query, body, caller))
  },
})
