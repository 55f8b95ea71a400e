import { useEffect, useState } from 'react'
import { api } from '../../client/api.ts'
import type { Suggestion } from '../../ui/search-box.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { useEuros } from '../../words/use-euros.ts'

const QUIET_MS = 100
const FEWEST_LETTERS = 2

export type LinkSuggestion = Suggestion & { to: string }

/** Goods and categories for what has been typed, a tenth of a second after the last letter; an older answer never replaces a newer one. */
export function useSuggestions(text: string): readonly LinkSuggestion[] {
  const [found, setFound] = useState<Awaited<ReturnType<typeof api.suggestGoods>>>()
  const euros = useEuros()
  const search = text.trim()

  useEffect(() => {
    if (search.length < FEWEST_LETTERS) return undefined
    const newer = new AbortController()
    const timer = setTimeout(() => {
      // a search that cannot be answered suggests nothing; Enter still leads to its page
      api
        .suggestGoods({ query: { search } }, { signal: newer.signal })
        .then(setFound, () => newer.signal.aborted || setFound(undefined))
    }, QUIET_MS)
    return () => {
      clearTimeout(timer)
      newer.abort()
    }
  }, [search])

  if (found === undefined || search.length < FEWEST_LETTERS) return []
  return [
    ...found.categories.map(({ id, category, path }) => ({
      id: `category-${id}`,
      to: `/${path.map(({ link }) => link).join('/')}`,
      label: category,
      detail: path
        .slice(0, -1)
        .map((above) => above.category)
        .join(' / '),
    })),
    ...found.goods.map((good) => ({
      id: `good-${good.id}`,
      to: `/good/${good.link}`,
      label: <NoBreak>{good.name}</NoBreak>,
      detail: euros(good.price_vat),
      picture: <img src={good.images[0]?.url} alt="" width={34} height={50} />,
    })),
  ]
}
