import { sql } from 'kysely'
import type { AttentionRow } from '../../contract/office/attention.ts'
import { extentOf, type Role, rolesAtDesk } from '../../domain/staff/rights.ts'
import type { AppWithDb } from '../app-context.ts'
import { canonicalHash } from '../platform/canonical-hash.ts'
import type { Db } from '../platform/database/connect.ts'
import type { AttentionSource, FoundRow } from './source.ts'

type Mark = {
  kind: string
  subjectId: string
  factsHash: Buffer
  putOffUntil: string | null
  givenTo: { id: number; name: string } | null
}

export type ReadAttention = (roles: readonly Role[]) => Promise<{
  rows: AttentionRow[]
  unread: { kind: string; readAt: string | null }[]
  putOff: number
}>

/** Reads all kinds of rows; one that cannot be read never empties the list. */
export function attentionReader(
  app: AppWithDb,
  sources: readonly AttentionSource[],
): ReadAttention {
  const readAt = new Map<string, Date>()
  return async (roles) => {
    const unread: { kind: string; readAt: string | null }[] = []
    const found: (FoundRow & { kind: string })[] = []
    for (const { kind, right, find } of sources) {
      if (!mayDo(roles, right)) continue
      try {
        for (const row of await find(app))
          if (mayDo(roles, row.right ?? right)) found.push({ kind, ...row })
        readAt.set(kind, app.clock.now())
      } catch (err) {
        app.log.warn({ err, kind }, 'a kind of rows for the office could not be read')
        unread.push({ kind, readAt: readAt.get(kind)?.toISOString() ?? null })
      }
    }
    const marks = await findMarks(app.db, found)
    const marked = found.map((row) => ({ row, mark: markOf(marks, row) }))
    const today = app.clock.today()
    const open = marked.filter(({ mark }) => !mark?.putOffUntil || mark.putOffUntil <= today)
    const rows = open.map(({ row, mark }) => answerOf(row, mark)).toSorted(firstTooLate)
    return { rows, unread, putOff: marked.length - open.length }
  }
}

const mayDo = (roles: readonly Role[], right: AttentionSource['right']): boolean =>
  ![undefined, 'read'].includes(extentOf(rolesAtDesk(roles), right))

export const factsHash = ({ facts }: Pick<FoundRow, 'facts'>): Buffer => canonicalHash(facts)

/** A mark counts only while the facts are as they were. */
const markOf = (marks: readonly Mark[], row: FoundRow & { kind: string }) =>
  marks.find(
    ({ kind, subjectId, factsHash: hash }) =>
      kind === row.kind && subjectId === row.id && hash.equals(factsHash(row)),
  )

const answerOf = (
  { kind, id, group, since, until, cents, facts }: FoundRow & { kind: string },
  mark: Mark | undefined,
): AttentionRow => ({
  kind,
  id,
  group,
  cents,
  facts,
  since: since?.toISOString() ?? null,
  until: until?.toISOString() ?? null,
  givenTo: mark?.givenTo ?? null,
})

/** By the moment after which it is too late, then by money, then by age. */
function firstTooLate(one: AttentionRow, other: AttentionRow): number {
  const money = Math.abs(other.cents ?? 0) - Math.abs(one.cents ?? 0)
  return byMoment(one.until, other.until) || money || byMoment(one.since, other.since)
}

/** What has no moment comes last. */
function byMoment(one: string | null, other: string | null): number {
  const [mine, others] = [one ?? '9999', other ?? '9999']
  return mine === others ? 0 : mine < others ? -1 : 1
}

async function findMarks(db: Db, found: readonly { kind: string; id: string }[]): Promise<Mark[]> {
  const { rows } = await sql<Mark>`
    select m.kind, m.subject_id, m.facts_hash, m.put_off_until,
      case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end as given_to
    from unnest(${found.map(({ kind }) => kind)}::text[], ${found.map(({ id }) => id)}::text[])
        as f (kind, subject_id)
      join attention_marks m using (kind, subject_id)
      left join staff s on s.id = m.given_to and s.ended_at is null`.execute(db)
  return rows
}
