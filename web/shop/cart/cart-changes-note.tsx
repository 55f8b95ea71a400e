import type { CartDifference } from '../../../contract/shared/refusals.ts'
import { Button } from '../../ui/button.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { Note } from '../../ui/note.tsx'
import { cartChangesWords } from '../../words/shop/cart-changes.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import './changes.css'

type Props = {
  changes: readonly CartDifference[]
  busy: boolean
  agreeLabel: string
  onAgree: () => void
}

/** What changed since the customer last looked, old beside new; one press accepts it. */
export function CartChangesNote({ changes, busy, agreeLabel, onAgree }: Props) {
  const words = useWords(cartChangesWords)
  const euros = useEuros()
  const textOf = ({ kind, name, old, new: now }: CartDifference): string => {
    if (kind === 'price') return words.price(name ?? '', euros(Number(old)), euros(Number(now)))
    if (kind === 'total') return words.total(euros(Number(old)), euros(Number(now)))
    return kind === 'promo'
      ? words.promo(String(old))
      : words.stock(name ?? '', Number(old), Number(now))
  }
  return (
    <Note look="sun" role="alert">
      <p>{words.title}</p>
      <ul className="cart-changes">
        {changes.map((change) => (
          <li key={`${change.kind} ${change.good_id}`}>
            <NoBreak>{textOf(change)}</NoBreak>
          </li>
        ))}
      </ul>
      <Button look="line" busy={busy} onClick={onAgree}>
        {agreeLabel}
      </Button>
    </Note>
  )
}
