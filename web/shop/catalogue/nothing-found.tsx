import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { catalogueWords } from '../../words/shop/catalogue.ts'
import { listsWords } from '../../words/shop/lists.ts'
import { useWords } from '../../words/use-words.ts'
import EmptyShop from './empty-shop.tsx'
import { chosenCount } from './list-choice.ts'
import type { ListAddress } from './list-address.ts'
import type { LoadedList } from './load-list.ts'

/** For a search or filters without results, and for an empty list. */
export default function NothingFound({
  list: { choice },
  address,
}: {
  list: LoadedList
  address: ListAddress
}) {
  const words = { ...useWords(catalogueWords), ...useWords(listsWords) }
  const isFiltered = chosenCount(choice) > 0 || Object.keys(address.fixedQuery).length > 0
  const isAsked = isFiltered || address.isSearch
  if (!isAsked && address.path === '/goods/1') return <EmptyShop />
  return (
    <EmptyState
      picture={isAsked ? 'search' : 'drop'}
      title={isAsked ? words.nothing : words.noneYet}
      level={3}
      action={
        <LinkButton look="line" to={isFiltered ? address.path : '/goods/1'}>
          {isFiltered ? words.removeAll : words.allGoods}
        </LinkButton>
      }
    >
      {isFiltered ? words.nothingText : isAsked ? words.nothingForTerm : words.noneYetText}
    </EmptyState>
  )
}
