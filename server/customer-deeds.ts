import type { customerDeedCalls } from '../contract/office/customer-deeds.ts'
import { done } from '../domain/outcome.ts'
import { dayOf } from '../domain/calendar.ts'
import type { Deed } from './actions/deed.ts'
import { doAct, wantedOf } from './actions/do-act.ts'
import type { AppWithDb } from './app-context.ts'
import { listLentGoods, openBottlesDeed, undoOpeningDeed } from './bottles/opening-deed.ts'
import { explainDepositDeed } from './bottles/explain-deed.ts'
import { endNoteDeed, reopenNoteDeed, writeNoteDeed } from './customers/note-deeds.ts'
import { sendDocumentDeed } from './documents/send-again.ts'
import { mergeCustomersDeed } from './privacy/merge-deed.ts'
import type { Handlers } from './platform/http/mount.ts'

/** What the office does with a customer's record, as the rooms have it. */
export const customerDeeds: readonly Deed<unknown>[] = [
  writeNoteDeed,
  endNoteDeed,
  reopenNoteDeed,
  sendDocumentDeed,
  explainDepositDeed,
  openBottlesDeed,
  undoOpeningDeed,
  mergeCustomersDeed,
]

export const customerDeedRoutes = (app: AppWithDb): Handlers<typeof customerDeedCalls> => ({
  writeNote: ({ by, params: { id: customerId }, query, body, caller }) => {
    const { reader, body: text, addressId = null, untilOn } = body
    const until = untilOn === undefined ? null : dayOf(untilOn)
    const rows = [{ customerId, reader, body: text, addressId, untilOn: until }]
    return doAct(app, by, { deed: writeNoteDeed, rows }, wantedOf(query, body, caller))
  },
  openBottles: ({ by, params: { id: customerId }, query, body, caller }) => {
    const { goodId, pieces, addressId, reason } = body
    const rows = [{ customerId, goodId, pieces, addressId, reason }]
    return doAct(app, by, { deed: openBottlesDeed, rows }, wantedOf(query, body, caller))
  },
  mergeCustomers: ({ by, params: { id: intoId }, query, body, caller }) => {
    const { fromId, reason } = body
    const rows = [{ fromId, intoId, reason }]
    return doAct(app, by, { deed: mergeCustomersDeed, rows }, wantedOf(query, body, caller))
  },
  listLentGoods: async ({ caller: { language } }) =>
    done({ rows: await listLentGoods(app.db, language) }),
  endNote: ({ by, params: { id: noteId }, query, body, caller }) =>
    doAct(app, by, { deed: endNoteDeed, rows: [{ noteId }] }, wantedOf(query, body, caller)),
  sendDocument: ({ by, params: { id: documentId }, query, body, caller }) =>
    doAct(
      app,
      by,
      { deed: sendDocumentDeed, rows: [{ documentId }] },
      wantedOf(query, body, caller),
    ),
  explainDeposit: ({ by, params: { id: customerId }, query, body, caller }) =>
    doAct(
      app,
      by,
      { deed: explainDepositDeed, rows: [{ customerId }] },
      wantedOf(query, body, caller),
    ),
})
