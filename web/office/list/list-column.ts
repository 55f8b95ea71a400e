import type { ReactNode } from 'react'

/** A column of a list: what is seen, and the same as text for copies. */
export type ListColumn<Row> = {
  id: string
  head: string
  cell: (row: Row) => ReactNode
  text: (row: Row) => string
  /** The field that the column sorts by. */
  sort?: string
  end?: boolean
  /** Not seen before a person chooses it. */
  isExtra?: boolean
}

/** A column of plain text; `more` may have another cell. */
export const textColumn = <Row>(
  id: string,
  head: string,
  text: (row: Row) => string,
  more: Partial<ListColumn<Row>> = {},
): ListColumn<Row> => ({ id, head, cell: text, text, ...more })

export type Listed = { id: number }
