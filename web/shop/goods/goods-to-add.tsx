import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { Answer } from '../../../contract/shared/call.ts'
import type { catalogueCalls } from '../../../contract/shop/catalogue.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Paginator } from '../../ui/paginator.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { listsWords } from '../../words/shop/lists.ts'
import { useWords } from '../../words/use-words.ts'
import { PayBar } from '../page/pay-bar.tsx'
import { type GoodsTarget, GoodsTargetContext } from './goods-target.ts'
import { GoodTile } from './good-tile.tsx'
import './goods-to-add.css'

type Props = {
  goods: Answer<(typeof catalogueCalls)['listGoods']>['goods']
  search: string
  /** Receives the goods of the cards' buttons. */
  target: GoodsTarget
  /** The address of the edited order or autoship, under which these pages lie. */
  basePath: string
  back: { to: string; label: string }
  total: { label: string; amount: string }
  words: { searchGoods: string; search: string; nothingFound: string }
  children?: ReactNode
}

/** Lists goods to add to an edited order or autoship. */
export function GoodsToAdd(props: Props) {
  const { goods, search, target, basePath: here, back, total, words, children } = props
  const { pages, goodsFound, goods: goodsTitle } = useWords(listsWords)
  const query = search === '' ? '' : `?search=${encodeURIComponent(search)}`
  const backButton = <LinkButton to={back.to}>{back.label}</LinkButton>
  return (
    <>
      {children}
      <div className="goods-add__bar">
        <SearchForm action={`${here}/addgoods/1`} search={search} words={words} />
        {backButton}
      </div>
      <p className="quiet" aria-live="polite">
        {goods.total === 0 ? words.nothingFound : goodsFound(goods.total)}
      </p>
      <h2 className="vh">{goodsTitle}</h2>
      <GoodsTargetContext value={target}>
        <div className="goods-cards">
          {goods.data.map((good) => (
            <GoodTile key={good.id} good={good} />
          ))}
        </div>
      </GoodsTargetContext>
      <Paginator
        page={goods.current_page}
        lastPage={goods.last_page}
        hrefOf={(page) => `${here}/addgoods/${page}${query}`}
        words={pages}
      />
      <PayBar {...total}>{backButton}</PayBar>
    </>
  )
}

type SearchProps = Pick<Props, 'search' | 'words'> & { action: string }

const SearchForm = ({ action, search, words }: SearchProps) => (
  <search>
    <Form action={action}>
      <TextInput
        key={search}
        label={words.searchGoods}
        name="search"
        type="search"
        defaultValue={search}
        autoComplete="off"
        end={
          <Button type="submit" look="line">
            {words.search}
          </Button>
        }
      />
    </Form>
  </search>
)
