import { useState } from 'react'
import { useHref, useNavigate } from 'react-router'
import { useShop } from '../session/shop-context.ts'
import { SearchBox } from '../../ui/search-box.tsx'
import { frameWords } from '../../words/shop/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { useSuggestions } from './use-suggestions.tsx'

/** Search in all goods or in one category; without JavaScript the form is sent to the server. */
export function GoodsSearch() {
  const words = useWords(frameWords)
  const { categories } = useShop()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [scope, setScope] = useState('')
  const suggestions = useSuggestions(text)
  const search = (typed: string, where: string) => {
    const term = typed.trim()
    if (term === '') return
    const query = where === '' ? '' : `?category=${where}`
    void navigate(`/goods-search/${encodeURIComponent(term)}${query}`)
  }
  return (
    <SearchBox
      action={useHref('/goods-search')}
      names={{ text: 'term', scope: 'category' }}
      text={text}
      onText={setText}
      scopes={[
        { value: '', label: words.allGoods },
        ...categories.map(({ link, category }) => ({ value: link, label: category })),
      ]}
      scope={scope}
      onScope={setScope}
      suggestions={suggestions}
      onPick={({ to }) => void navigate(to)}
      onSearch={search}
      words={words.search}
    />
  )
}
