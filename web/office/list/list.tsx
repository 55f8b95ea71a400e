import { type ReactNode, useMemo } from 'react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { frameWords } from '../../words/office/frame.ts'
import { listWords } from '../../words/office/list.ts'
import { useWords } from '../../words/use-words.ts'
import { RetryNote } from '../kit/retry-note.tsx'
import { useLive } from '../live/use-live.ts'
import type { ListColumn, Listed } from './list-column.ts'
import { ListColumns } from './list-columns.tsx'
import { ListFilter } from './list-filter.tsx'
import type { ListProps } from './list-props.ts'
import { ListRows } from './list-rows.tsx'
import { ListViews } from './list-views.tsx'
import { ReadMore } from './read-more.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useFilteredDay } from './use-filtered-day.ts'
import { useListAddress } from './use-list-address.ts'
import { readWhole, useListRows } from './use-list-rows.ts'
import { useSelection } from './use-selection.ts'
import './list.css'

/** A list of the office: its address is its state, and its rows obey the keyboard. */
export function List<Row extends Listed>(props: ListProps<Row>) {
  const words = useWords(listWords)
  const { address, list, selection } = useListState(props)
  const { columns, usual, seen } = useSeenColumns(props.columns, address.columns)
  const { filter, sort } = address
  const { page, rows } = list
  const isMarked = selection.isWhole || selection.count > 0
  return (
    <div className="list">
      <ListViews place={props.place} query={address.query} />
      <ListHead {...{ props, address, usual, seen }}>
        {page && words.shows(rows.length, page.total)}
      </ListHead>
      <RetryNote from={list} />
      {!page && !list.hasFailed && <Coming />}
      {page && rows.length === 0 && (
        <Nothing {...props} isFiltered={filter !== ''} onClear={() => address.setFilter([])} />
      )}
      {page && rows.length > 0 && (
        <ListRows
          {...props}
          {...{ columns, rows, page, sort, selection }}
          onSort={address.setSort}
          isStale={list.isStale}
        />
      )}
      <ReadingMore list={list} />
      {page && isMarked && (
        <SelectionBar
          name={props.title}
          acts={props.acts}
          total={page.total}
          readWhole={() => readWhole(props.read, { filter: list.filter, sort })}
          {...{ columns, rows, selection }}
        />
      )}
    </div>
  )
}

/** What the address names of the list, the rows that are read of it, and those that are marked. */
function useListState<Row extends Listed>(props: ListProps<Row>) {
  const { fields, read, readAgainFor } = props
  const address = useListAddress(fields, props.defaultSort)
  const { filter, sort, conditions, setFilter } = address
  const list = useListRows(read, { filter, sort })
  const selection = useSelection(list.filter)
  useFilteredDay({ fields, conditions, onChange: setFilter })
  useLive(readAgainFor ? [readAgainFor, 'own'] : [], list.reload)
  return { address, list, selection }
}

/** The columns that the address names, else the usual ones; the first is always seen. */
function useSeenColumns<Row extends Listed>(
  all: readonly ListColumn<Row>[],
  named: readonly string[],
) {
  const usual = all.filter(({ isExtra }) => !isExtra).map(({ id }) => id)
  const seen = named.length > 0 ? named : usual
  const chosen = seen.join()
  // The same array while nothing of it changes: a row is drawn anew with another one.
  const columns = useMemo(
    () => all.filter(({ id }, at) => at === 0 || chosen.split(',').includes(id)),
    [all, chosen],
  )
  return { columns, usual, seen }
}

type HeadProps<Row extends Listed> = {
  props: ListProps<Row>
  address: ReturnType<typeof useListAddress>
  usual: readonly string[]
  seen: readonly string[]
  /** How many rows of all are shown. */
  children: ReactNode
}

function ListHead<Row extends Listed>({ props, address, usual, seen, children }: HeadProps<Row>) {
  const { fields, fieldWords, columns } = props
  return (
    <div className="list__head">
      <ListFilter
        fields={fields}
        words={fieldWords}
        conditions={address.conditions}
        onChange={address.setFilter}
      />
      <output className="quiet">{children}</output>
      <ListColumns {...{ columns, usual, seen }} onChange={address.setColumns} />
    </div>
  )
}

type MoreProps = { list: ReturnType<typeof useListRows> }

function ReadingMore({ list: { rows, busy, readMore, moreFailed } }: MoreProps) {
  const words = useWords(listWords)
  return (
    <>
      <FailedNote text={moreFailed} />
      {readMore && <ReadMore label={words.more} busy={busy} rows={rows.length} onRead={readMore} />}
    </>
  )
}

function Coming() {
  const frame = useWords(frameWords)
  return (
    <Skeleton label={frame.loading}>
      <SkeletonBlock />
      <SkeletonBlock />
      <SkeletonBlock width="most" />
    </Skeleton>
  )
}

type NothingProps = Pick<ListProps<Listed>, 'empty' | 'firstStep'> & {
  isFiltered: boolean
  onClear: () => void
}

/** Filtered to nothing is another sentence than nothing yet. */
function Nothing({ isFiltered, empty, firstStep, onClear }: NothingProps) {
  const words = useWords(listWords)
  if (!isFiltered) return <EmptyState picture="drop" title={empty} action={firstStep} />
  return (
    <EmptyState
      picture="search"
      title={words.filteredToNothing}
      action={<Button onClick={onClear}>{words.withoutFilter}</Button>}
    />
  )
}
