import { sql } from 'kysely'
import type { DeedDone, Previewed } from '../../contract/office/deed-call.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Right } from '../../domain/staff/rights.ts'
import type { Language } from '../../domain/words/language.ts'
import type { App, AppWithDb } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'
import { allOrNothing, preview } from '../platform/database/transaction.ts'
import { saveAction } from './action-store.ts'
import { canonicalHash } from '../platform/canonical-hash.ts'
import type { Act, Deeds } from './deed.ts'
import { changedSince } from './do-act.ts'
import { permitAct, reachOf, requireFactorFor } from './permit-act.ts'
import { type Ran, runAct } from './run-act.ts'

type Stored = {
  id: number
  deed: string
  input: unknown[]
  inputHash: Buffer
  rightNeeded: Right
  askedBy: number
  state: 'waiting' | 'approved' | 'refused' | 'withdrawn'
}

/** The language is that of names and of the sentences of refused rows. */
type Deciding = { deeds: Deeds; id: number; language: Language }

/** Does what was asked for; it must still do what the approver saw. */
export const approve = (
  app: AppWithDb,
  by: Actor,
  { deeds, id, previewHash, language }: Deciding & { previewHash: string },
): Promise<Outcome<DeedDone, Refusal>> =>
  allOrNothing<DeedDone, Refusal>(app.db, async (tx) => {
    const approval = await lockApproval(tx, id)
    if (!approval) return refuse({ code: 'not_found' })
    if (approval.state !== 'waiting') return refuse({ code: 'already_decided' })
    if (approval.askedBy === by.id) return refuse({ code: 'own_request' })
    const reach = await reachOf(app, tx, askerOf(approval, by), actOf(deeds, approval))
    const ran = await runStored(app, tx, by, { deeds, approval, language })
    if (!ran.ok) return ran
    const fresh = await requireFactorFor(app, tx, by, approval.rightNeeded, reach)
    if (!fresh.ok) return fresh
    const refusal = changedSince(previewHash, ran.value) ?? ran.value.refusal
    if (refusal) return refuse(refusal)
    const asker = askerOf(approval, by)
    const saved = await saveAction(app, tx, asker, approval.deed, ran.value)
    const { actionId } = saved
    await decide(app, tx, by, { id, state: 'approved', actionId, reason: null })
    return done(saved)
  })

/** What a request would do now, if it were approved by this person. */
export const previewApproval = (
  app: AppWithDb,
  by: Actor,
  { deeds, id, language }: Deciding,
): Promise<Outcome<Previewed, Refusal>> =>
  preview(app.db, async (tx) => {
    const approval = await lockApproval(tx, id)
    if (!approval) return refuse({ code: 'not_found' })
    const ran = await runStored(app, tx, by, { deeds, approval, language })
    return ran.ok ? done(ran.value.preview) : ran
  })

type Refusing = { id: number; reason: string }

/** Refused by a person who could approve it, or withdrawn by the one who asked. */
export async function refuseApproval(
  app: App,
  tx: Tx,
  by: Actor,
  { deeds, id, reason }: Refusing & { deeds: Deeds },
): Promise<Outcome<null, Refusal>> {
  const approval = await lockApproval(tx, id)
  if (!approval) return refuse({ code: 'not_found' })
  const isOwn = approval.askedBy === by.id
  if (!isOwn) {
    const reach = await reachOf(app, tx, askerOf(approval, by), actOf(deeds, approval))
    const permitted = await permitAct(app, tx, by, approval.rightNeeded, reach)
    if (!permitted.ok) return permitted
  }
  if (approval.state !== 'waiting') return refuse({ code: 'already_decided' })
  const state = isOwn ? 'withdrawn' : 'refused'
  await decide(app, tx, by, { id, state, actionId: null, reason })
  return done(null)
}

async function lockApproval(tx: Tx, id: number): Promise<Stored | undefined> {
  const { rows } = await sql<Stored>`
    select id, deed, input, input_hash, right_needed, asked_by, state from approvals
    where id = ${id} for update`.execute(tx)
  const approval = rows[0]
  if (approval && !canonicalHash(approval.input).equals(approval.inputHash))
    throw new Error(`The input of approval ${id} is not what was asked for`)
  return approval
}

const actOf = (deeds: Deeds, { deed: name, input }: Stored): Act<unknown> => {
  const deed = deeds[name]!
  return { deed, rows: input.map((row) => deed.input.parse(row)) }
}

/** The person who asked does it, with the approval of another. */
const askerOf = ({ askedBy }: Stored, { id, request }: Actor): Actor => ({
  kind: 'staff',
  id: askedBy,
  ...(id !== askedBy && { approvedBy: id! }),
  ...(request && { request: { id: request.id, address: request.address } }),
})

type Running = { deeds: Deeds; approval: Stored; language: Language }

/** Limits and own records are those of the approver, who answers for it with the asker. */
async function runStored(
  app: App,
  tx: Tx,
  by: Actor,
  { deeds, approval, language }: Running,
): Promise<Outcome<Ran, Refusal>> {
  const act = actOf(deeds, approval)
  const asker = askerOf(approval, by)
  const reach = await reachOf(app, tx, asker, act)
  const permitted = await permitAct(app, tx, by, approval.rightNeeded, reach)
  if (!permitted.ok) return permitted
  const running = { reaches: reach.reaches, needsSecondPerson: false, language }
  return done(await runAct(app, tx, asker, act, running))
}

type Decision = {
  id: number
  state: 'approved' | 'refused' | 'withdrawn'
  actionId: number | null
  reason: string | null
}

async function decide(app: App, tx: Tx, by: Actor, { id, ...decision }: Decision): Promise<void> {
  await tx
    .updateTable('approvals')
    .set({ ...decision, decidedBy: by.id!, decidedAt: app.clock.now() })
    .where('id', '=', id)
    .execute()
  await audit(app, tx, by, {
    action: `actions.${decision.state}`,
    subject: 'approval',
    subjectId: id,
    ...(decision.reason && { reason: decision.reason }),
    kept: 'books',
  })
}
