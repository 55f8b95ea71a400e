import { Suspense, useState } from 'react'
import type { Good } from '../../../contract/goods.ts'
import { maxPieces } from '../../../domain/cart/quantity.ts'
import { Button } from '../../ui/button.tsx'
import { lazyWithRetry } from '../../ui/lazy-with-retry.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { NumberStepper } from '../../ui/number-stepper.tsx'
import { catalogueWords } from '../../words/catalogue.ts'
import { goodWords } from '../../words/good.ts'
import { useWords } from '../../words/use-words.ts'
import { changeCounts } from '../cart/change-counts.ts'
import { cartDrawer } from '../cart/drawer-state.ts'
import { useCounts } from '../cart/use-counts.ts'
import type { Counts } from '../cart/count-outbox.ts'
import { BuySums } from './buy-sums.tsx'
import { putIntoCart } from './put-into-cart.ts'
import '../cart/counts.css'

const TellMe = lazyWithRetry(() => import('./notify-me.tsx'))

/** Counts to order and, for lent goods, to return; once in the cart they are the cart's counts. */
export function BuyPanel({ good }: { good: Good }) {
  const words = { ...useWords(catalogueWords), ...useWords(goodWords) }
  const cart = useCounts(good.id)
  const [draft, setDraft] = useState<Counts>({ order: 1, return: 0 })
  const inCart = cart.order > 0 || cart.return > 0
  const counts = inCart ? cart : draft
  const change = (next: Partial<Counts>) => {
    const changed = { order: counts.order, return: counts.return, ...next }
    if (inCart) changeCounts(good.id, changed)
    else setDraft(changed)
  }
  if (good.available_for_customer === 0) {
    return (
      <div className="buy">
        <p>{words.outOfStock}</p>
        <Suspense>
          <TellMe goodId={good.id} />
        </Suspense>
      </div>
    )
  }
  const lent = good.isrentable === 1
  return (
    <div className="buy">
      <div className={lent ? 'counts' : 'counts counts--one'}>
        <div className="count">
          <span>{words.ordering}</span>
          <NumberStepper
            label={words.countOf(good.name)}
            value={counts.order}
            min={inCart || counts.return > 0 ? 0 : 1}
            max={cart.granted ?? good.available_for_customer ?? maxPieces}
            maxReason={words.notEnoughInStock}
            onChange={(order) => change({ order })}
            words={words}
            inCart={inCart}
            unit={inCart ? words.inCart : undefined}
          />
        </div>
        {lent && (
          <div className="count count--back">
            <span>{good.isbottle === 3 ? words.givingBack : words.returning}</span>
            <NumberStepper
              label={
                good.isbottle === 3 ? words.givingBackOf(good.name) : words.returnOf(good.name)
              }
              value={counts.return}
              max={maxPieces}
              onChange={(back) => change({ return: back })}
              words={words}
            />
          </div>
        )}
      </div>
      <BuySums good={good} counts={counts} />
      {inCart ? (
        <Button wide onClick={() => cartDrawer.set(true)}>
          {words.seeCart}
        </Button>
      ) : (
        <Button wide onClick={() => putIntoCart(good, draft)}>
          {words.add}
        </Button>
      )}
      {good.in_autoship === 1 && (
        <LinkButton look="line" wide icon="repeat" to="/autoship">
          {words.regularly}
        </LinkButton>
      )}
    </div>
  )
}
