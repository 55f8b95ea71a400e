import { useState } from 'react'
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

type More<Row> = { key: string; rows: Row[]; nextCursor: string | null }

/** The rows read so far: the first page, and more by a press. */
export function useListRows<Row>(read: ReadList<Row>, query: Query) {
  const frame = useWords(frameWords)
  const key = `${query.filter} ${query.sort}`
  const first = useLoaded(key, () => read(query).then((page) => ({ key, page })))
  const [stored, setStored] = useState<More<Row>>()
  const { busy, errors, run } = useAction(frame.failed)
  const shown = first.value
  const more = shown && stored?.key === shown.key ? stored : undefined
  const nextCursor = more ? more.nextCursor : (shown?.page.nextCursor ?? null)
  const readMore = () =>
    run(async () => {
      const page = await read({ ...query, cursor: nextCursor! })
      const rows = [...(more?.rows ?? []), ...page.rows]
      setStored({ key, rows, nextCursor: page.nextCursor })
    })
  return {
    rows: [...(shown?.page.rows ?? []), ...(more?.rows ?? [])],
    page: shown?.page,
    /** The rows of the former filter stay until those of the new one come. */
    isStale: shown !== undefined && shown.key !== key,
    hasFailed: first.hasFailed,
    reload: () => {
      setStored(undefined)
      first.reload()
    },
    readMore: nextCursor === null ? undefined : () => void readMore(),
    busy,
    moreFailed: errors[''],
  }
}

const mostRows = 10_000

/** Every row that the filter leaves, for copies of the whole. */
export async function readWhole<Row>(read: ReadList<Row>, query: Query): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | null | undefined
  while (cursor !== null && rows.length < mostRows) {
    const page: ListPage<Row> = await read({ ...query, limit: '200', ...(cursor && { cursor }) })
    rows.push(...page.rows)
    cursor = page.nextCursor
  }
  return rows
}
