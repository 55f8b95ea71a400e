import type { Api } from '../session/api.ts'
import { notFound } from '../session/loading.ts'
import { choiceQuery, readChoice } from './list-choice.ts'

type Selection = Pick<
  NonNullable<NonNullable<Parameters<Api['listGoods']>[0]>['query']>,
  'search' | 'category' | 'categorya' | 'categoryb' | 'filter'
>

/** A page of a list, with the filters and the order in the address. */
export async function loadList(
  api: Api,
  url: URL,
  page: string | undefined,
  selection: Selection = {},
) {
  const choice = readChoice(url.searchParams)
  const chosen = choiceQuery(choice)
  const filter = [selection.filter, chosen.filter].filter(Boolean).join(',')
  const found = await api.listGoods({
    query: {
      ...chosen,
      ...selection,
      ...(filter !== '' && { filter }),
      ...(page !== undefined && { page }),
    },
  })
  if (found.goods.current_page > Math.max(1, found.goods.last_page)) throw notFound()
  // an empty list recommends popular goods
  const recommended =
    found.goods.total === 0
      ? await api.listGoods({ query: { filter: 'top', limit: '4' } })
      : undefined
  return { ...found, choice, recommended: recommended?.goods.data ?? [] }
}

export type LoadedList = Awaited<ReturnType<typeof loadList>>
