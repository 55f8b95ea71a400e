import { useEffect, useRef, useState } from 'react'
import type { Cart } from '../../../contract/cart-record.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { onDay } from '../../../domain/calendar/phrases.ts'
import { centsOf, eurosOf } from '../../../domain/money.ts'
import { api } from '../../client/api.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Tied } from '../../ui/tied.tsx'
import { autoshipOfferWords } from '../../words/autoship-offer.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'

type Offered = Awaited<ReturnType<typeof api.listAutoshipOffers>>['data'] & {
  ofVersion: number
  inCart: number
}

const QUIET_MS = 700

type Props = { cart: Cart; onTake: (frequency: number) => void }

/** What the same would cost if it came by itself, and how often; asked anew once the cart has been left alone for a moment. */
export function AutoshipOffers({ cart: { id, version, details }, onTake }: Props) {
  const words = useWords(autoshipOfferWords)
  const language = useLanguage()
  const euros = useEuros()
  const [offered, setOffered] = useState<Offered>()
  const wasAsked = useRef(false)
  const inCart = details.total_price_with_bail_and_vat
  useEffect(() => {
    const asked = new AbortController()
    const ask = () =>
      api.listAutoshipOffers({ params: { id: String(id) } }, { signal: asked.signal }).then(
        ({ data }) => setOffered({ ...data, ofVersion: version, inCart }),
        // who asked anew still sees what was offered before
        () => asked.signal.aborted || setOffered(undefined),
      )
    const timer = setTimeout(() => void ask(), wasAsked.current ? QUIET_MS : 0)
    wasAsked.current = true
    return () => {
      clearTimeout(timer)
      asked.abort()
    }
  }, [id, version, inCart])
  if (!offered || offered.offers.length === 0) return null
  const { total, offers, skipped_goods: skipped } = offered
  // a promo code or wholesale can make the cart the cheaper one; part of it cannot be compared with all
  const gain = skipped.length > 0 ? 0 : eurosOf(centsOf(offered.inCart) - centsOf(total))
  if (gain < 0) return null
  return (
    <details className="autoship-offers" aria-busy={offered.ofVersion !== version}>
      <summary>
        <Icon name="repeat" size={18} />
        {skipped.length > 0 ? words.titleOfSome(euros(total)) : words.title(euros(total))}
        <Icon name="down" size={18} />
      </summary>
      {gain > 0 && <p>{words.saves(euros(gain))}</p>}
      <ul>
        {offers.map(({ frequency, first_delivery, next_delivery }) => (
          <li key={frequency}>
            <Button look="text" onClick={() => onTake(frequency)}>
              {words.every(frequency)}
            </Button>
            <p className="small">
              <Tied>
                {words.days(
                  onDay(dayOf(first_delivery), language),
                  onDay(dayOf(next_delivery), language),
                )}
              </Tied>
            </p>
          </li>
        ))}
      </ul>
      {skipped.length > 0 && <p className="small quiet">{words.skipped(skipped.join(', '))}</p>}
    </details>
  )
}
