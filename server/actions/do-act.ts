import type { DeedAnswer, DeedDone, Previewed } from '../../contract/office/deed-call.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Language } from '../../domain/words/language.ts'
import type { AppWithDb } from '../app-context.ts'
import { allOrNothing, preview } from '../platform/database/transaction.ts'
import type { Tx } from '../platform/database/connect.ts'
import { saveAction } from './action-store.ts'
import { type Asking, askSecondPerson } from './ask-second-person.ts'
import type { Act } from './deed.ts'
import { lastActOfAnother } from './last-act.ts'
import {
  passedLimitOf,
  permitAct,
  type ReachOfAct,
  reachOf,
  requireFactorFor,
} from './permit-act.ts'
import { type Ran, runAct } from './run-act.ts'

export type Wanted = {
  isPreview: boolean
  /** Of the preview that the person saw. */
  previewHash: string | undefined
  /** Hands the act to a person who may do it, where the caller may not. */
  asks: boolean
  /** Of the sentences of refused rows; Latvian unless said. */
  language?: Language
}

/** An act of staff: previewed, done, or handed to a second person. */
export async function doAct<Input>(
  app: AppWithDb,
  by: Actor,
  act: Act<Input>,
  wanted: Wanted,
): Promise<Outcome<DeedAnswer, Refusal>> {
  if (wanted.isPreview) return previewAct(app, by, act, wanted)
  const outcome = await allOrNothing<DeedDone, Refusal | { asking: Asking }>(app.db, async (tx) => {
    const judged = await judge(app, tx, by, act, wanted)
    if (!judged.ok) return judged
    const { ran, reach, needsSecondPerson } = judged.value
    const changed = changedSince(wanted.previewHash, ran)
    if (changed) {
      const subjects = act.rows.map((row) => act.deed.subject(row))
      return refuse({ ...changed, last: await lastActOfAnother(tx, by, subjects) })
    }
    if (ran.refusal) return refuse(ran.refusal)
    const { name, right } = act.deed
    return needsSecondPerson && ran.done.length > 0
      ? refuse({ asking: { name, right, rows: act.rows, reach } })
      : done(await saveAction(app, tx, by, name, ran))
  })
  if (outcome.ok) return outcome
  const { refusal } = outcome
  return 'asking' in refusal
    ? done(await askSecondPerson(app, by, refusal.asking))
    : refuse(refusal)
}

export const wantedOf = (
  { preview }: { preview?: '1' | undefined },
  { previewHash, ask }: { previewHash?: string | undefined; ask: boolean },
  { language }: { language: Language },
): Wanted => ({ isPreview: preview === '1', previewHash, asks: ask, language })

const previewAct = <Input>(app: AppWithDb, by: Actor, act: Act<Input>, wanted: Wanted) =>
  preview(app.db, async (tx): Promise<Outcome<Previewed, Refusal>> => {
    const judged = await judge(app, tx, by, act, wanted)
    return judged.ok ? done(judged.value.ran.preview) : judged
  })

type Changed = { code: 'preview_changed'; seen: string; now: Previewed }

export const changedSince = (seen: string | undefined, { preview }: Ran): Changed | undefined =>
  seen === undefined || seen === preview.hash
    ? undefined
    : { code: 'preview_changed', seen, now: preview }

type Judged = { ran: Ran; reach: ReachOfAct; needsSecondPerson: boolean }

/** Runs an act that the person may do, alone or with another. */
async function judge<Input>(
  app: AppWithDb,
  tx: Tx,
  by: Actor,
  act: Act<Input>,
  { asks, isPreview, language }: Wanted,
): Promise<Outcome<Judged, Refusal>> {
  const reach = await reachOf(app, tx, by, act)
  const permitted = await permitAct(app, tx, by, act.deed.right, reach)
  const mayAsk = !permitted.ok && 'canAsk' in permitted.refusal && permitted.refusal.canAsk && asks
  if (!permitted.ok && !mayAsk) return permitted
  const fresh = isPreview ? done(null) : await requireFactorFor(app, tx, by, act.deed.right, reach)
  if (!fresh.ok) return fresh
  const needsSecondPerson = permitted.ok ? permitted.value.needsSecondPerson : true
  const passedLimit = passedLimitOf(permitted)
  const { reaches } = reach
  const running = { reaches, needsSecondPerson, passedLimit, ...(language && { language }) }
  const ran = await runAct(app, tx, by, act, running)
  return done({ ran, reach, needsSecondPerson })
}
