import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { catalogueWords } from '../../words/catalogue.ts'
import { listsWords } from '../../words/lists.ts'
import { useWords } from '../../words/use-words.ts'
import { EmptyShop } from './empty-shop.tsx'
import { chosenCount } from './list-choice.ts'
import type { ListAddress } from './list-address.ts'
import type { LoadedList } from './load-list.ts'

/** Nothing fits what was asked for, or there is nothing on the list whatever is asked. */
export function NothingFound({
  list: { choice },
  place,
}: {
  list: LoadedList
  place: ListAddress
}) {
  const words = { ...useWords(catalogueWords), ...useWords(listsWords) }
  const isAsked = chosenCount(choice) > 0 || place.fixedQuery !== undefined
  // without a filter, what found nothing is the search itself
  const isFiltered = chosenCount(choice) > 0
  if (!isAsked && place.path === '/goods/1') return <EmptyShop />
  return (
    <EmptyState
      picture={isAsked ? 'search' : 'drop'}
      title={isAsked ? words.nothing : words.noneYet}
      level={3}
      action={
        <LinkButton look="line" to={isFiltered ? place.hrefOf(1) : '/goods/1'}>
          {isAsked ? words.removeAll : words.allGoods}
        </LinkButton>
      }
    >
      {isAsked ? words.nothingText : words.noneYetText}
    </EmptyState>
  )
}
