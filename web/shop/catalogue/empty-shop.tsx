import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { listsWords } from '../../words/shop/lists.ts'
import { useWords } from '../../words/use-words.ts'

/** For a shop without any goods. */
export default function EmptyShop() {
  const words = useWords(listsWords)
  return (
    <EmptyState
      picture="drop"
      title={words.emptyShop}
      action={
        <LinkButton look="line" to="/kontakti">
          {words.contacts}
        </LinkButton>
      }
    >
      {words.emptyShopText}
    </EmptyState>
  )
}
