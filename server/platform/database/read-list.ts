import { type RawBuilder, sql } from 'kysely'
import type { ListRequest } from '../../../contract/shared/list.ts'
import { parseDay } from '../../../domain/calendar.ts'
import type { Condition, ListField, ListFields } from '../../../domain/office/list-query.ts'
import { wordsOf } from '../../../domain/office/search-terms.ts'
import type { Db } from './connect.ts'

/** A list is counted this far; a larger total is answered as one more. */
const countedTo = 10_000

type Listed = { id: number; sortedBy: string | null }

/**
 * One page of a list. The source is a select with `id` and a column for every field; what the
 * filter leaves is sorted, the last rows of a page say where the next one begins.
 */
export async function readList<Row extends { id: number }>(
  db: Db,
  fields: ListFields,
  source: RawBuilder<Row>,
  request: ListRequest,
) {
  const kept = sql`from (${source}) as l where ${filterSql(fields, request.filter)}`
  const { field, isDescending } = request.sort
  const by = sql.ref(`l.${field}`)
  const direction = isDescending ? sql`desc` : sql`asc`
  const lastWithout = fields[field]!.isAlwaysThere ? sql`` : sql`nulls last`
  const [{ rows }, total] = await Promise.all([
    sql<Row & Listed>`
      select l.*, ${by}::text as "sortedBy" ${kept} and ${afterSql(fields, request)}
      order by ${by} ${direction} ${lastWithout}, l.id ${direction}
      limit ${request.limit + 1}`.execute(db),
    countList(db, fields, source, request.filter),
  ])
  const sums = total === 0 || total > countedTo ? {} : await readSums(db, fields, kept)
  const page = rows.slice(0, request.limit)
  const last = page.at(-1)
  const nextCursor = last && rows.length > page.length ? cursorOf(last) : null
  return { rows: page as Row[], nextCursor, total, sums }
}

/** How many rows a filter leaves, as far as lists are counted. */
export async function countList(
  db: Db,
  fields: ListFields,
  source: RawBuilder<unknown>,
  filter: readonly Condition[],
): Promise<number> {
  const kept = sql`from (${source}) as l where ${filterSql(fields, filter)}`
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total
    from (select 1 ${kept} limit ${sql.lit(countedTo + 1)}) as counted`.execute(db)
  return rows[0]!.total
}

async function readSums(db: Db, fields: ListFields, kept: RawBuilder<unknown>) {
  const summed = Object.keys(fields).filter((field) => fields[field]!.isSummed)
  if (summed.length === 0) return {}
  const columns = summed.map(
    (field) => sql`coalesce(sum(${sql.ref(`l.${field}`)}), 0)::bigint as ${sql.ref(field)}`,
  )
  const { rows } = await sql<Record<string, number>>`
    select ${sql.join(columns)} ${kept}`.execute(db)
  return rows[0]!
}

const filterSql = (fields: ListFields, filter: readonly Condition[]) =>
  sql.join([sql`true`, ...filter.map((one) => conditionSql(fields, one))], sql` and `)

function conditionSql(fields: ListFields, { field, operator, values }: Condition) {
  const { isByWords, isCode, isInstant, isMany } = fields[field]!
  const column = sql.ref(`l.${field}`)
  const [value] = values
  if (operator === 'in' && isMany) return sql`${column} && ${values}`
  // Of one value an index gives the order as well.
  if (operator === 'in')
    return values.length === 1 ? sql`${column} = ${value}` : sql`${column} = any(${values})`
  if (operator === 'has' && isCode) return sql`${column} = ${value!.trim().toUpperCase()}`
  if (operator === 'has' && isByWords)
    return sql`array_to_tsvector(folded_words(${column})) @@ ${beginningsOf(value!)}::tsquery`
  if (operator === 'has')
    return sql`array_to_string(folded_words(${column}), ' ') like
      '%' || array_to_string(folded_words(${value}), ' ') || '%'`
  if (!isInstant) return sql`${column} ${comparison[operator]} ${value}`
  const [first, next] = [midnight(value!, 0), midnight(value!, 1)]
  if (operator === 'from') return sql`${column} >= ${first}`
  if (operator === 'to') return sql`${column} < ${next}`
  return sql`(${column} >= ${first} and ${column} < ${next})`
}

const beginningsOf = (text: string) =>
  wordsOf(text)
    .map((word) => `'${word}':*`)
    .join(' & ')

const comparison = { eq: sql`=`, from: sql`>=`, to: sql`<=` }

const midnight = (day: string, daysLater: number) =>
  sql`(${day}::date + ${daysLater}::int)::timestamp at time zone 'Europe/Riga'`

/** Rows after the last one of the page before; those without a value come last either way. */
function afterSql(fields: ListFields, { cursor, sort: { field, isDescending } }: ListRequest) {
  const place = cursor === undefined ? undefined : placeOf(cursor, fields[field]!)
  if (place === undefined) return sql`true`
  const by = sql.ref(`l.${field}`)
  const than = isDescending ? sql`<` : sql`>`
  if (fields[field]!.isAlwaysThere)
    return sql`(${by}, l.id) ${than} (${place.sortedBy}, ${place.id})`
  if (place.sortedBy === null) return sql`(${by} is null and l.id ${than} ${place.id})`
  return sql`(${by} is null or ${by} ${than} ${place.sortedBy}
    or (${by} = ${place.sortedBy} and l.id ${than} ${place.id}))`
}

const cursorOf = ({ id, sortedBy }: Listed) =>
  Buffer.from(JSON.stringify([sortedBy, id])).toString('base64url')

/** A cursor that no answer gave begins at the start. */
function placeOf(cursor: string, field: ListField): Listed | undefined {
  try {
    const [sortedBy, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]
    const isPlace = Number.isSafeInteger(id) && (sortedBy === null || isValueOf(field, sortedBy))
    return isPlace ? ({ sortedBy, id } as Listed) : undefined
  } catch {
    return undefined
  }
}

const timeOfDay =
  /^ (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,6})?[+-](?:0\d|1[0-4])(?::[0-5]\d)?$/

/** Whether the database reads the text as a value of the field. */
function isValueOf({ kind, isInstant }: ListField, text: unknown): text is string {
  if (typeof text !== 'string' || text.includes('\0')) return false
  if (kind === 'number') return /^-?\d{1,15}$/.test(text)
  if (kind !== 'day') return true
  const isDay = parseDay(text.slice(0, 10)) !== null
  return isDay && (isInstant ? timeOfDay.test(text.slice(10)) : text.length === 10)
}
