import type { GoodFilter, GoodOrder } from '../../../contract/catalogue.ts'

/** What a person has chosen of a list, as it stands in the address; what the API would refuse is left out. */
export type ListChoice = {
  filters: readonly GoodFilter[]
  from: string
  to: string
  order: GoodOrder | undefined
}

/** In the order in which they are offered. */
export const offeredFilters = [
  'bio',
  'discount',
  'in_stock',
  'autoship',
] as const satisfies GoodFilter[]

export const offeredOrders = [
  'top',
  'price',
  '-price',
  'unit_price',
  'created_at',
  'name',
] as const satisfies GoodOrder[]

const euros = (written: string | null) =>
  /^\d{1,7}([.,]\d{1,2})?$/.test(written ?? '') ? written! : ''

export function readChoice(search: URLSearchParams): ListChoice {
  const asked = new Set(search.getAll('filter').flatMap((value) => value.split(',')))
  return {
    filters: offeredFilters.filter((filter) => asked.has(filter)),
    from: euros(search.get('price_from')),
    to: euros(search.get('price_to')),
    order: offeredOrders.find((order) => order === search.get('order_by')),
  }
}

/** The choice as an address's query, empty when nothing is chosen; `page` for lists that have no page in their path. */
export function writeChoice(
  choice: ListChoice,
  fixedQuery: Record<string, string | undefined> = {},
): string {
  const written = new URLSearchParams()
  for (const filter of choice.filters) written.append('filter', filter)
  const single = {
    price_from: choice.from,
    price_to: choice.to,
    order_by: choice.order,
    ...fixedQuery,
  }
  for (const [name, value] of Object.entries(single)) if (value) written.set(name, value)
  const query = written.toString()
  return query === '' ? '' : `?${query}`
}

/** What the choice asks of the API. */
export const choiceQuery = ({ filters, from, to, order }: ListChoice) => ({
  ...(filters.length > 0 && { filter: filters.join(',') }),
  ...(from !== '' && { price_from: from }),
  ...(to !== '' && { price_to: to }),
  ...(order && { order_by: order }),
})

export const chosenCount = ({ filters, from, to }: ListChoice): number =>
  filters.length + (from === '' && to === '' ? 0 : 1)

export const nothingChosen: ListChoice = { filters: [], from: '', to: '', order: undefined }
