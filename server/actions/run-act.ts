import { sql } from 'kysely'
import type { Previewed, RefusedRow } from '../../contract/office/deed-call.ts'
import type { Effects, Subject } from '../../contract/office/effects.ts'
import { fieldSentence } from '../../contract/shared/field-problems.ts'
import { allRefusals } from '../../contract/shared/refusal-codes.ts'
import type { PassedLimit, Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import { centsOf, formatEuros } from '../../domain/money.ts'
import { type Outcome, refuse } from '../../domain/outcome.ts'
import type { Language } from '../../domain/words/language.ts'
import type { App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'
import { canonicalHash } from '../platform/canonical-hash.ts'
import { type Marks, collectEffects, markTables } from './collect-effects.ts'
import type { Act, Deed, Reach, RowDone, UndoStep } from './deed.ts'

export type Ran = {
  marks: Marks
  preview: Previewed
  done: Subject[]
  /** In the order in which they reverse the act. */
  undo: UndoStep[]
  /** The refusal of an act on one record. */
  refusal: Refusal | undefined
}

type Running = {
  reaches: readonly Reach[]
  needsSecondPerson: boolean
  passedLimit?: PassedLimit | undefined
  language?: Language
}

/** Does an act in the caller's transaction, which commits it, or rolls a preview back. */
export async function runAct<Input>(
  app: App,
  tx: Tx,
  by: Actor,
  { deed, rows }: Act<Input>,
  { reaches, needsSecondPerson, passedLimit, language = 'lv' }: Running,
): Promise<Ran> {
  const marks = await markTables(
    tx,
    reaches.flatMap(({ orderId }) => orderId ?? []),
  )
  const done: { subject: Subject; value: RowDone }[] = []
  const refused: { row: RefusedRow; refusal: Refusal }[] = []
  for (const [index, input] of rows.entries()) {
    const subject = deed.subject(input)
    const ran = await runRow(app, tx, by, deed, { input, reach: reaches[index]! })
    if (ran.ok) done.push({ subject, value: ran.value })
    else refused.push({ row: refusedRow(subject, ran.refusal, language), refusal: ran.refusal })
  }
  await sql`set constraints all immediate`.execute(tx)
  const undo = done.flatMap(({ value }) => value.undo ?? [])
  const isUndoable = done.every(({ value }) => value.undo !== undefined)
  const effects = await withDone(await collectEffects(tx, marks, language), tx, done)
  const refusals = refused.map(({ row }) => row)
  const warnings = [
    ...(needsSecondPerson ? (['needs_second_person'] as const) : []),
    ...(done.length > 0 && !isUndoable ? (['cannot_be_undone'] as const) : []),
  ]
  const seen = comparable(effects)
  const hash = canonicalHash([deed.name, rows, seen, refusals]).toString('hex')
  return {
    marks,
    preview: { effects, warnings, refusals, hash, ...(passedLimit && { passedLimit }) },
    done: done.map(({ subject }) => subject),
    undo: isUndoable ? undo.toReversed() : [],
    refusal: rows.length === 1 ? refused[0]?.refusal : undefined,
  }
}

/**
 * What makes another outcome. Whom it will hit and what the day still takes are counts of the moment,
 * and a new order has another number each time that it is looked at.
 */
function comparable({ orders, changes, hits: _hits, ...effects }: Effects) {
  const placed = orders.filter(({ change }) => change === 'placed').map(({ orderId }) => orderId)
  const named = orders.map((row) => {
    const index = placed.indexOf(row.orderId)
    return index < 0 ? row : { ...row, orderId: `new ${index}` }
  })
  const lasting = changes.filter(({ field }) => field !== 'free_bottles')
  return { ...effects, changes: lasting, orders: named }
}

/** One record; a refusal takes back what the verb had written before it. */
async function runRow<Input>(
  app: App,
  tx: Tx,
  by: Actor,
  deed: Deed<Input>,
  { input, reach: { customerId } }: { input: Input; reach: Reach },
): Promise<Outcome<RowDone, Refusal>> {
  const actor = customerId === undefined ? by : { ...by, onBehalfOf: customerId }
  // Nobody has the number, or the record is deleted or has ended in another.
  if (deed.subject(input).kind === 'customer' && customerId === undefined)
    return refuse({ code: 'not_found' })
  await sql`savepoint act_row`.execute(tx)
  const ran = await deed.run(app, tx, actor, input)
  if (!ran.ok) await sql`rollback to savepoint act_row`.execute(tx)
  else if (!deed.isAudited) await auditRow(app, tx, actor, deed, input)
  await sql`release savepoint act_row`.execute(tx)
  return ran
}

async function auditRow<Input>(
  app: App,
  tx: Tx,
  by: Actor,
  deed: Deed<Input>,
  input: Input,
): Promise<void> {
  const { kind, id } = deed.subject(input)
  const reason = deed.reasonOf(input)
  await audit(app, tx, by, {
    action: deed.name,
    subject: kind,
    ...(typeof id === 'number' ? { subjectId: id } : { details: { name: id } }),
    ...(by.onBehalfOf !== undefined && { customerId: by.onBehalfOf }),
    ...(reason && { reason }),
    kept: 'books',
  })
}

async function withDone(
  effects: Effects,
  tx: Tx,
  done: readonly { value: RowDone }[],
): Promise<Effects> {
  const laterMails = done.flatMap(({ value }) => value.laterMails ?? [])
  const laterDocuments = done.flatMap(({ value }) => value.laterDocuments ?? [])
  const customerIds = [...laterMails, ...laterDocuments].map(({ customerId }) => customerId)
  const { rows: named } = await sql<{ id: number; name: string | null }>`
    select id, name from customers where id = any(${customerIds}::bigint[])`.execute(tx)
  const nameOf = (customerId: number) => named.find(({ id }) => id === customerId)?.name ?? null
  const withName = <Row extends { customerId: number }>(row: Row) => ({
    ...row,
    customerName: nameOf(row.customerId),
  })
  return {
    ...effects,
    mails: [...effects.mails, ...laterMails.map(withName)],
    documents: [...effects.documents, ...laterDocuments.map(withName)],
    changes: done.flatMap(({ value }) => value.changes ?? []),
    hits: done.flatMap(({ value }) => value.hits ?? []),
  }
}

const missing = { lv: 'Trūkst', en: 'Missing' }

/** How much money would do, so that a colleague can say more than no. */
const missingSum = (refusal: object, language: Language): string[] =>
  'missing' in refusal && typeof refusal.missing === 'number'
    ? [`${missing[language]} ${formatEuros(centsOf(refusal.missing), language)}.`]
    : []

const refusedRow = (subject: Subject, refusal: Refusal, language: Language): RefusedRow => {
  if (!('fields' in refusal)) {
    const sentence = allRefusals[refusal.code][language]
    const message = [sentence, ...missingSum(refusal, language)].join(' ')
    return { ...subject, error: refusal.code, message }
  }
  const problems = Object.values(refusal.fields).flat()
  const message = problems.map(({ problem, values }) =>
    fieldSentence(problem, values ?? {}, language),
  )
  return { ...subject, error: problems[0]?.problem ?? 'invalid', message: message.join(' ') }
}
