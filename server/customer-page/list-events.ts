import { sql } from 'kysely'
import type { CustomerEvent } from '../../contract/office/customer-events.ts'
import type { CustomerEventKind } from '../../domain/customers/customer-events.ts'
import { type DocumentKind, documentNumber } from '../../domain/documents/numbers.ts'
import type { Language } from '../../domain/words/language.ts'
import type { Db } from '../platform/database/connect.ts'
import { eventSources, type SourceName } from './event-sources.ts'

const shown = 30

type Listing = {
  customerId: number
  kind: CustomerEventKind | undefined
  cursor: string | undefined
  language: Language
}

type Row = Partial<Omit<CustomerEvent, 'id' | 'at'>> &
  Pick<CustomerEvent, 'kind' | 'what' | 'by'> & { id: number; at: string; source: SourceName }

/**
 * The latest first. A page reads as many rows of each source as it shows, from where the page before
 * has ended in that source, so that it costs the same however long the customer has been with us.
 */
export async function listEvents(
  db: Db,
  { customerId, kind, cursor, language }: Listing,
): Promise<{ rows: CustomerEvent[]; nextCursor: string | null }> {
  const below = readCursor(cursor)
  const sources = (Object.keys(eventSources) as SourceName[]).filter(
    (name) => kind === undefined || eventSources[name].kinds.includes(kind),
  )
  const limit = shown + 1
  const parts = sources.map((name) => {
    const start = below.get(name) ?? Number.MAX_SAFE_INTEGER
    const reading = { customerId, below: start, limit, kind, language }
    return sql`select ${name} as source, row_to_json(r) as row
      from (${eventSources[name].select(reading)}) r`
  })
  const { rows } = await sql<{ source: SourceName; row: Omit<Row, 'source'> }>`
    ${sql.join(parts, sql` union all `)}`.execute(db)
  const page = takePage(rows.map(({ source, row }) => ({ ...camelCased(row), source })))
  for (const { source, id } of page) below.set(source, Math.min(below.get(source) ?? id, id))
  const nextCursor = [...below].map(([name, id]) => `${name}:${id}`).join(',')
  return {
    rows: page.toSorted(byLatest).map(eventOf),
    nextCursor: rows.length > page.length ? nextCursor : null,
  }
}

const byLatest = (a: Row, b: Row) => Date.parse(b.at) - Date.parse(a.at) || b.id - a.id

/**
 * As many rows as a page shows. Of each source they are taken in the order of their numbers, even
 * where a later one tells of an earlier moment: the next page begins below the last number.
 */
function takePage(rows: readonly Row[]): Row[] {
  const newest = rows.toSorted((a, b) => b.id - a.id)
  const waiting = [...Map.groupBy(newest, ({ source }) => source).values()]
  const page: Row[] = []
  while (page.length < shown) {
    const heads = waiting.filter((left) => left.length > 0)
    const [next] = heads.toSorted(([a], [b]) => byLatest(a!, b!))
    if (!next) break
    page.push(next.shift()!)
  }
  return page
}

const readCursor = (cursor = '') =>
  new Map(
    cursor.split(',').flatMap((part): [SourceName, number][] => {
      const [name = '', id] = part.split(':')
      return name in eventSources ? [[name as SourceName, Number(id)]] : []
    }),
  )

/** The columns of a row that came as JSON. */
const camelCased = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, unknown]) => [
      name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  ) as Omit<Row, 'source'>

const eventOf = ({ source, id, at, ...row }: Row): CustomerEvent => ({
  text: null,
  state: null,
  subjectId: null,
  totalCents: null,
  accountCents: null,
  bonusCents: null,
  depositCents: null,
  ...row,
  id: `${source}-${id}`,
  at: new Date(at).toISOString(),
  subject: source === 'document' ? numberOf(row) : (row.subject ?? null),
  counts: row.counts ?? [],
  photos: row.photos ?? [],
})

function numberOf({ what, subject }: Pick<Row, 'what' | 'subject'>): string {
  const [year, number] = subject!.split(' ').map(Number)
  return documentNumber(what as DocumentKind, year!, number!)
}
