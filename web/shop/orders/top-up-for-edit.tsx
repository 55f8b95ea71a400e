import { Link } from 'react-router'
import { orderWords } from '../../words/shop/orders.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { saveDraft } from './edit-draft.ts'
import { copyEditor, openCopy } from './open-copy.ts'

type Props = { missing: number; scope: 0 | 1 | undefined }

/** To the bank for what the account lacks, and back to save the changes. */
export function TopUpForEdit({ missing, scope }: Props) {
  const words = useWords(orderWords)
  const euros = useEuros()
  const open = openCopy.read()
  if (!open) return null
  const back = `/waiting-for-delivery-get-edit-page/${open.order.id}?save=1`
  const keep = () => {
    const thenSave = { total: open.cart.details.total_price_with_bail_and_vat, scope }
    saveDraft(open, copyEditor.pending.read(), thenSave)
  }
  return (
    <p>
      <Link to={`/topup?sum=${missing}&back=${encodeURIComponent(back)}`} onClick={keep}>
        {words.topUpAndSave(euros(missing))}
      </Link>
    </p>
  )
}
