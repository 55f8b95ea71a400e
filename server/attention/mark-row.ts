import { justDone } from '../platform/http/done-answers.ts'
import { sql } from 'kysely'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import type { Day } from '../../domain/calendar.ts'
import { type Outcome, refuse } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { permit, worksToday } from '../staff/permit.ts'
import { factsHash } from './read-attention.ts'
import type { AttentionSource } from './source.ts'

type Marking = { kind: string; id: string } & (
  | { putOffUntil: Day; reason: string }
  | { givenTo: number | null }
)

/** The other half of a mark stays only while the facts are as they were. */
const whileTheSame = (column: 'put_off_until' | 'given_to') => sql<never>`
  case when attention_marks.facts_hash = excluded.facts_hash
    then ${sql.ref(`attention_marks.${column}`)} end`

/** Puts a row off or gives it to a person, as its facts are now. */
export async function markRow(
  app: AppWithDb,
  sources: readonly AttentionSource[],
  by: Actor,
  { kind, id, ...mark }: Marking,
): Promise<Outcome<{ done: true }, Refusal>> {
  const source = sources.find((one) => one.kind === kind)
  const row = (await source?.find(app))?.find((one) => one.id === id)
  if (!source || !row) return refuse({ code: 'not_found' })
  return inTransaction(app.db, async (tx) => {
    const permitted = await permit(app, tx, by, source.right)
    if (!permitted.ok) return permitted
    if ('givenTo' in mark && mark.givenTo !== null && !(await worksToday(app, tx, mark.givenTo)))
      return refuse({ fields: { staffId: [{ problem: 'invalid' }] } })
    const values = {
      ...mark,
      factsHash: factsHash(row),
      madeBy: by.id!,
      madeAt: app.clock.now(),
    }
    await tx
      .insertInto('attentionMarks')
      .values({ kind, subjectId: id, ...values })
      .onConflict((conflict) =>
        conflict.columns(['kind', 'subjectId']).doUpdateSet({
          putOffUntil: whileTheSame('put_off_until'),
          givenTo: whileTheSame('given_to'),
          ...values,
        }),
      )
      .execute()
    const action = 'putOffUntil' in mark ? 'attention.put_off' : 'attention.given'
    const reason = 'reason' in mark ? { reason: mark.reason } : {}
    await audit(app, tx, by, { action, subject: kind, details: { id }, ...reason })
    return justDone
  })
}
