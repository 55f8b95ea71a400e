import { parseEuros } from '../../../domain/money.ts'
import type { GoodFilter, GoodOrder } from '../../../contract/shop/catalogue.ts'

/** The filters and the order in an address, without values that the API would refuse. */
export type ListChoice = {
  filters: readonly GoodFilter[]
  from: string
  to: string
  order: GoodOrder | undefined
}

/** In the order of the form. */
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

const centsIn = (written: string) => parseEuros(written) ?? 0

/** Prices that stand the wrong way round are meant the other way. */
function readPrices(search: URLSearchParams): Pick<ListChoice, 'from' | 'to'> {
  const [from, to] = [euros(search.get('price_from')), euros(search.get('price_to'))]
  const isReversed = from !== '' && to !== '' && centsIn(from) > centsIn(to)
  return isReversed ? { from: to, to: from } : { from, to }
}

export function readChoice(search: URLSearchParams): ListChoice {
  const requested = new Set(search.getAll('filter').flatMap((value) => value.split(',')))
  return {
    filters: offeredFilters.filter((filter) => requested.has(filter)),
    ...readPrices(search),
    order: offeredOrders.find((order) => order === search.get('order_by')),
  }
}

/** The choice as a query with its question mark; empty without a choice. */
export function writeChoice(
  choice: ListChoice,
  fixedQuery: Record<string, string | undefined> = {},
): string {
  const params = new URLSearchParams()
  for (const filter of choice.filters) params.append('filter', filter)
  const single = {
    price_from: choice.from,
    price_to: choice.to,
    order_by: choice.order,
    ...fixedQuery,
  }
  for (const [name, value] of Object.entries(single)) if (value) params.set(name, value)
  const query = params.toString()
  return query === '' ? '' : `?${query}`
}

/** The choice as parameters of the API. */
export const choiceQuery = ({ filters, from, to, order }: ListChoice) => ({
  ...(filters.length > 0 && { filter: filters.join(',') }),
  ...(from !== '' && { price_from: from }),
  ...(to !== '' && { price_to: to }),
  ...(order && { order_by: order }),
})

export const chosenCount = ({ filters, from, to }: ListChoice): number =>
  filters.length + (from === '' && to === '' ? 0 : 1)

export const nothingChosen: ListChoice = { filters: [], from: '', to: '', order: undefined }
