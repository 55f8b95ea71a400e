import type { ReactNode } from 'react'
import type { ListPlace } from '../../../domain/office/list-places.ts'
import type { ListFields } from '../../../domain/office/list-query.ts'
import type { LiveKind } from '../../../domain/office/live-topics.ts'
import type { ListColumn, Listed } from './list-column.ts'
import type { ReadList } from './use-list-rows.ts'

/** The name of each field that may be filtered by, and of each of its choices. */
export type FieldWords = Record<string, { label: string; choices?: Record<string, string> }>

export type ListProps<Row extends Listed> = {
  /** Where its saved views belong. */
  place: ListPlace
  /** The caption of the table and the name of its files. */
  title: string
  fields: ListFields
  fieldWords: FieldWords
  columns: readonly ListColumn<Row>[]
  defaultSort: string
  read: ReadList<Row>
  nameOf: (row: Row) => string
  onOpen: (row: Row) => void
  /** The object under the cursor, beside the list. */
  peek?: (row: Row) => ReactNode
  /** The list is read again when records of this kind change. */
  readAgainFor?: LiveKind
  /** What can be done with the marked rows; it reads their numbers when it is pressed. */
  acts?: (readIds: () => Promise<number[]>) => ReactNode
  /** The sums at the foot, by column. */
  sums?: (sums: Record<string, number>) => Record<string, string>
  empty: string
  /** The next step where nothing is listed yet. */
  firstStep?: ReactNode
}
