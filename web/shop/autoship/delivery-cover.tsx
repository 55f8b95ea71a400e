import { paymentTypes } from '../../../contract/shop/vocabularies/payment-types.ts'
import type { AutoshipDelivery } from '../../../contract/shop/autoship-record.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Note } from '../../ui/note.tsx'
import { autoshipScheduleWords } from '../../words/shop/autoship-schedule.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'

/**
 * Whether the balance covers the delivery after those before it; the first uncovered one names the
 * missing sum.
 */
export function DeliveryCover({ delivery }: { delivery: AutoshipDelivery }) {
  const words = useWords(autoshipScheduleWords)
  const euros = useEuros()
  const { first_short, missing, covered, balance_after, payment_type } = delivery
  const method = payment_type && paymentTypes.nameOf(payment_type)
  if (first_short === 1)
    return (
      <Note look="sun">
        <p>
          {words.firstShort(euros(missing))}{' '}
          {method !== null && method !== 'account' && words.elsePaid(words.paidFrom[method])}
        </p>
        <LinkButton look="text" icon="card" to={`/topup?sum=${missing.toFixed(2)}`}>
          {words.topUpMissing(euros(missing))}
        </LinkButton>
      </Note>
    )
  if (covered === 1) {
    return method === 'account' ? (
      <p className="delivery-until">{words.balanceAfter(euros(balance_after))}</p>
    ) : null
  }
  return method === null || method === 'account' ? (
    <p className="delivery-until">{words.notCovered}</p>
  ) : null
}
