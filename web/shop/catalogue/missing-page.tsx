import { useId } from 'react'
import { useHref } from 'react-router'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { frameWords } from '../../words/shop/frame.ts'
import { homeWords } from '../../words/shop/home.ts'
import { listsWords } from '../../words/shop/lists.ts'
import { useWords } from '../../words/use-words.ts'
import { api } from '../session/api.ts'
import { GoodsShelf } from './goods-shelf.tsx'
import './missing-page.css'

const readTop = async () =>
  (await api.listGoods({ query: { filter: 'top', limit: '3' } })).goods.data

/** For an address that leads nowhere: a search, and the goods that most visitors choose. */
export default function MissingPage() {
  const { allTop } = useWords(homeWords)
  const { topGoods } = useWords(listsWords)
  // after a failure the page does without them
  const { value: goods = [] } = useLoaded('top goods', readTop)
  return (
    <>
      <SearchForm />
      <GoodsShelf title={topGoods} to="/top-goods" all={allTop} goods={goods} />
    </>
  )
}

/** Sent to the server, because the page of an error may be one that no script has reached. */
function SearchForm() {
  const { search } = useWords(frameWords).search
  const { notFoundSearch } = useWords(listsWords)
  const id = useId()
  return (
    <search>
      <form className="catalogue-missing" action={useHref('/goods-search')}>
        <label htmlFor={id}>{notFoundSearch}</label>
        <input className="input" id={id} name="term" inputMode="search" autoComplete="off" />
        <Button type="submit">{search}</Button>
      </form>
    </search>
  )
}
