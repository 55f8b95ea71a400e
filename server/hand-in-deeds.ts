import type { handInDeedCalls } from '../contract/office/hand-in-deeds.ts'
import type { Deed } from './actions/deed.ts'
import { doAct, wantedOf } from './actions/do-act.ts'
import type { AppWithDb } from './app-context.ts'
import {
  moveContainersDeed,
  recountContainersDeed,
  scrapContainersDeed,
} from './bottles/container-deeds.ts'
import { applyCauseDeed } from './dispatch/hand-in/cause-deed.ts'
import { nameDifferenceDeed } from './dispatch/hand-in/difference-deed.ts'
import { announceDelayDeed } from './dispatch/runs/delay-deed.ts'
import { correctStartDeed } from './dispatch/runs/start-deed.ts'
import { moveCashDeed } from './ledger/cash-deed.ts'
import type { Handlers } from './platform/http/mount.ts'

/** Deeds with what comes back from the road: differences, cash and bottles. */
export const handInDeeds: readonly Deed<unknown>[] = [
  nameDifferenceDeed,
  applyCauseDeed,
  announceDelayDeed,
  correctStartDeed,
  moveCashDeed,
  moveContainersDeed,
  scrapContainersDeed,
  recountContainersDeed,
]

export const handInDeedRoutes = (app: AppWithDb): Handlers<typeof handInDeedCalls> => ({
  nameDifference: ({ by, params: { id: runId }, query, body, caller }) => {
    const { part, goodId, amount, reason, holder, stopId, note } = body
    const rows = [{ runId, part, goodId, amount, reason, holder, stopId, note }]
    return doAct(app, by, { deed: nameDifferenceDeed, rows }, wantedOf(query, body, caller))
  },
  applyCause: ({ by, params: { id: runId }, query, body, caller }) => {
    const { kind, effect, stopId, transferId, otherRunId } = body
    const note = `Nodošana: reiss ${runId}`
    const rows = [{ runId, kind, effect, stopId, transferId, otherRunId, note }]
    return doAct(app, by, { deed: applyCauseDeed, rows }, wantedOf(query, body, caller))
  },
  announceDelay: ({ by, params: { id: runId }, query, body, caller }) => {
    const rows = [{ runId, minutes: body.minutes }]
    return doAct(app, by, { deed: announceDelayDeed, rows }, wantedOf(query, body, caller))
  },
  moveCash: ({ by, query, body, caller }) => {
    const { from, to, cents, note } = body
    const rows = [{ from, to, cents, note }]
    return doAct(app, by, { deed: moveCashDeed, rows }, wantedOf(query, body, caller))
  },
  moveContainers: ({ by, params: { id: goodId }, query, body, caller }) => {
    const { what: deed, pieces, note } = body
    const rows = [{ goodId, deed, pieces, note }]
    return doAct(app, by, { deed: moveContainersDeed, rows }, wantedOf(query, body, caller))
  },
  scrapContainers: ({ by, params: { id: goodId }, query, body, caller }) => {
    const { pieces, reason: note } = body
    const rows = [{ goodId, deed: 'scrapped' as const, pieces, note }]
    return doAct(app, by, { deed: scrapContainersDeed, rows }, wantedOf(query, body, caller))
  },
  recountContainers: ({ by, params: { id: goodId }, query, body, caller }) => {
    const { place, pieces, reason: note } = body
    const rows = [{ goodId, place, pieces, note }]
    return doAct(app, by, { deed: recountContainersDeed, rows }, wantedOf(query, body, caller))
  },
})
