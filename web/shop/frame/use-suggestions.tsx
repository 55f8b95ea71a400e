import { useEffect, useState } from 'react'
import { api } from '../session/api.ts'
import type { Suggestion } from '../../ui/suggestion-list.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { useEuros } from '../../words/use-euros.ts'

const TYPING_PAUSE_MS = 100
const MIN_LETTERS = 2

export type LinkSuggestion = Suggestion & { to: string }

/**
 * Goods and categories for the typed text, requested after a pause; an older answer never replaces
 * a newer one.
 */
export function useSuggestions(text: string): readonly LinkSuggestion[] {
  const [found, setFound] = useState<Awaited<ReturnType<typeof api.suggestGoods>>>()
  const euros = useEuros()
  const search = text.trim()

  useEffect(() => {
    if (search.length < MIN_LETTERS) return undefined
    const controller = new AbortController()
    const timer = setTimeout(() => {
      // a failed search suggests nothing; Enter still opens the search page
      api
        .suggestGoods({ query: { search } }, { signal: controller.signal })
        .then(setFound, () => controller.signal.aborted || setFound(undefined))
    }, TYPING_PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [search])

  if (found === undefined || search.length < MIN_LETTERS) return []
  return [
    ...found.categories.map(({ id, category, path }) => ({
      id: `category-${id}`,
      to: `/${path.map(({ link }) => link).join('/')}`,
      label: category,
      detail: path
        .slice(0, -1)
        .map((parent) => parent.category)
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
