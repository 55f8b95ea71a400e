import { useSearchParams } from 'react-router'
import {
  type Condition,
  formatFilter,
  type ListFields,
  parseFilter,
} from '../../../domain/office/list-query.ts'

/** The filter, the order and the columns of a list are its address, so that a view is a link. */
export function useListAddress(fields: ListFields, defaultSort: string) {
  const [address, setAddress] = useSearchParams()
  const change = (name: string, value: string) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === '') after.delete(name)
        else after.set(name, value)
        return after
      },
      { replace: true },
    )
  const filter = address.get('filter') ?? ''
  const sort = address.get('sort') ?? defaultSort
  return {
    filter,
    sort,
    /** What the list does not understand is shown as no filter. */
    conditions: parseFilter(fields, filter) ?? [],
    columns: address.get('columns')?.split(',') ?? [],
    query: address.toString(),
    setFilter: (conditions: readonly Condition[]) => change('filter', formatFilter(conditions)),
    setSort: (field: string) => change('sort', nextSort(sort, field)),
    setColumns: (columns: readonly string[]) => change('columns', columns.join(',')),
    show: (query: string) => setAddress(new URLSearchParams(query)),
  }
}

/** A press on a heading sorts, the next one backwards, the third not at all. */
const nextSort = (sort: string, field: string) => {
  if (sort === field) return `-${field}`
  return sort === `-${field}` ? '' : field
}
