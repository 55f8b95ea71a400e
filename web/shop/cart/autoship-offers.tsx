import { useEffect, useRef, useState } from 'react'
import type { Cart } from '../../../contract/shop/cart-record.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { onDay } from '../../../domain/calendar/phrases.ts'
import { centsOf, eurosOf } from '../../../domain/money.ts'
import { api } from '../session/api.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { autoshipOfferWords } from '../../words/shop/autoship-offer.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import './cart.css'

type OffersAnswer = Awaited<ReturnType<typeof api.listAutoshipOffers>>['data'] & {
  cartVersion: number
  inCart: { deposit: number; goodsCents: number }
}

const QUIET_MS = 700

type Props = { cart: Cart; onTake: (frequency: number) => void }

/** The same goods' price as an autoship. */
export function AutoshipOffers({ cart, onTake }: Props) {
  const words = useWords(autoshipOfferWords)
  const euros = useEuros()
  const answer = useOffers(cart)
  // its place is kept, so that nothing moves when it comes
  if (answer === undefined)
    return <div className="cart-autoship cart-autoship--awaited" aria-hidden="true" />
  if (answer === null || answer.offers.length === 0) return null
  const { total, deposit, offers, skipped_goods: skipped, inCart } = answer
  // A promo code or wholesale can make the cart the cheaper one.
  // With skipped goods the two sums are of different goods and cannot be compared.
  // The deposit of new bottles is paid once, however they come.
  const gain =
    skipped.length > 0 ? 0 : eurosOf(inCart.goodsCents - centsOf(total) + centsOf(deposit))
  if (gain < 0) return null
  // The first delivery brings new bottles too, so its sum is not this one.
  const isDepositLeftOut = inCart.deposit > deposit
  const sum = isDepositLeftOut ? words.besideDeposit(euros(total)) : euros(total)
  return (
    <details className="cart-autoship" aria-busy={answer.cartVersion !== cart.version}>
      <summary>
        <Icon name="repeat" size={18} />
        {skipped.length > 0 ? words.titleOfSome(sum) : words.title(sum)}
        <Icon name="down" size={18} />
      </summary>
      {gain > 0 && <p>{words.saves(euros(gain))}</p>}
      {isDepositLeftOut && <p className="small">{words.depositOnce}</p>}
      <Rhythms offers={offers} onTake={onTake} />
      {skipped.length > 0 && (
        <p className="small quiet">
          <NoBreak>{words.skipped(skipped.join(', '))}</NoBreak>
        </p>
      )}
    </details>
  )
}

type RhythmsProps = Pick<OffersAnswer, 'offers'> & Pick<Props, 'onTake'>

/** Each rhythm with its first two days; a press takes it. */
function Rhythms({ offers, onTake }: RhythmsProps) {
  const words = useWords(autoshipOfferWords)
  const language = useLanguage()
  return (
    <ul>
      {offers.map(({ frequency, first_delivery: first, next_delivery: next }) => (
        <li key={frequency}>
          <Button look="text" onClick={() => onTake(frequency)}>
            {words.every(frequency)}
          </Button>
          <p className="small">
            <NoBreak>
              {words.days(onDay(dayOf(first), language), onDay(dayOf(next), language))}
            </NoBreak>
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Read again after the cart has been still a moment; null where it cannot be read. */
function useOffers({ id, version, details }: Cart): OffersAnswer | null | undefined {
  const [answer, setAnswer] = useState<OffersAnswer | null>()
  const hasLoaded = useRef(false)
  const { total_price_with_bail_and_vat: total, deposit_amount: deposit } = details
  useEffect(() => {
    const abort = new AbortController()
    const inCart = { deposit, goodsCents: centsOf(total) - centsOf(deposit) }
    const load = () =>
      api.listAutoshipOffers({ params: { id: String(id) } }, { signal: abort.signal }).then(
        ({ data }) => setAnswer({ ...data, cartVersion: version, inCart }),
        // A newer request keeps the old offers on the screen until it is answered.
        () => abort.signal.aborted || setAnswer(null),
      )
    const timer = setTimeout(() => void load(), hasLoaded.current ? QUIET_MS : 0)
    hasLoaded.current = true
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [id, version, total, deposit])
  return answer
}
