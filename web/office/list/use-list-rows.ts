import { useEffect, useRef, useState } from 'react'
import { useAction } from '../../client/use-action.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { frameWords } from '../../words/office/frame.ts'
import { useWords } from '../../words/use-words.ts'

export type ListPage<Row> = {
  rows: Row[]
  nextCursor: string | null
  total: number
  sums: Record<string, number>
}

type Query = { filter: string; sort: string; cursor?: string; limit?: string }
export type ReadList<Row> = (query: Query) => Promise<ListPage<Row>>

/** What was read after the first page, and after which one. */
type More<Row> = { after: ListPage<Row>; rows: Row[]; nextCursor: string | null }

type Shown<Row> = { key: string; filter: string; page: ListPage<Row> }

const mostAtOnce = 200

/** The rows read so far: the first page, and more when its end comes near. */
export function useListRows<Row>(read: ReadList<Row>, query: Query) {
  const frame = useWords(frameWords)
  const key = `${query.filter} ${query.sort}`
  const [stored, setStored] = useState<More<Row>>()
  const known = useRef({ key, rows: 0 })
  const first = useLoaded(key, async (signal): Promise<Shown<Row>> => {
    const least = known.current.key === key ? known.current.rows : 0
    return { key, filter: query.filter, page: await readAgain(read, query, least, signal) }
  })
  const { busy, errors, run } = useAction(frame.failed)
  const shown = first.value
  const more = shown && stored?.after === shown.page ? stored : undefined
  const rows = [...(shown?.page.rows ?? []), ...(more?.rows ?? [])]
  useEffect(() => {
    known.current = { key, rows: shown?.key === key ? rows.length : 0 }
  })
  const nextCursor = more ? more.nextCursor : (shown?.page.nextCursor ?? null)
  const readMore = (after: ListPage<Row>, cursor: string) =>
    run(async () => {
      const page = await read({ ...query, cursor, limit: String(mostAtOnce) })
      const further = [...(more?.rows ?? []), ...page.rows]
      setStored({ after, rows: further, nextCursor: page.nextCursor })
    })
  return {
    rows,
    page: shown?.page,
    /** What the shown rows were asked for by. */
    filter: shown?.filter ?? query.filter,
    /** The rows of the former filter stay until those of the new one come. */
    isStale: shown !== undefined && shown.key !== key,
    hasFailed: first.hasFailed,
    reload: first.reload,
    readMore:
      shown === undefined || nextCursor === null
        ? undefined
        : () => void readMore(shown.page, nextCursor),
    busy,
    moreFailed: errors[''],
  }
}

/** As many rows as were read before, so that nobody's place in the list is lost. */
async function readAgain<Row>(
  read: ReadList<Row>,
  query: Query,
  least: number,
  signal: AbortSignal,
): Promise<ListPage<Row>> {
  const limit = least > 50 ? { limit: String(mostAtOnce) } : {}
  const first = await read({ ...query, ...limit })
  const rows = [...first.rows]
  let { nextCursor } = first
  while (nextCursor !== null && rows.length < least && !signal.aborted) {
    const page = await read({ ...query, ...limit, cursor: nextCursor })
    rows.push(...page.rows)
    nextCursor = page.nextCursor
  }
  return { ...first, rows, nextCursor }
}

const mostRows = 10_000

/** Every row that the filter leaves, for copies of the whole. */
export async function readWhole<Row>(read: ReadList<Row>, query: Query): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | null | undefined
  while (cursor !== null && rows.length < mostRows) {
    const page: ListPage<Row> = await read({
      ...query,
      limit: String(mostAtOnce),
      ...(cursor && { cursor }),
    })
    rows.push(...page.rows)
    cursor = page.nextCursor
  }
  return rows
}
