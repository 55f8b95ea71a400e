import type { Api } from '../../client/api.ts'
import { notFound } from '../../client/loading.ts'
import { choiceQuery, readChoice } from './list-choice.ts'

type Selection = Pick<
  NonNullable<NonNullable<Parameters<Api['listGoods']>[0]>['query']>,
  'search' | 'category' | 'categorya' | 'categoryb' | 'filter'
>

/** A page of goods with what the address has chosen. */
export async function loadList(
  api: Api,
  url: URL,
  page: string | undefined,
  where: Selection = {},
) {
  const choice = readChoice(url.searchParams)
  const asked = choiceQuery(choice)
  const filter = [where.filter, asked.filter].filter(Boolean).join(',')
  const found = await api.listGoods({
    query: {
      ...asked,
      ...where,
      ...(filter !== '' && { filter }),
      ...(page !== undefined && { page }),
    },
  })
  if (found.goods.current_page > Math.max(1, found.goods.last_page)) throw notFound()
  // whoever finds nothing is shown what others like
  const recommended =
    found.goods.total === 0
      ? await api.listGoods({ query: { filter: 'top', limit: '4' } })
      : undefined
  return { ...found, choice, recommended: recommended?.goods.data ?? [] }
}

export type LoadedList = Awaited<ReturnType<typeof loadList>>
