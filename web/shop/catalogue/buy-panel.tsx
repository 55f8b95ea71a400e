import { isBottled } from '../../../contract/shop/vocabularies/bottle-kinds.ts'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Good } from '../../../contract/shop/goods.ts'
import { maxPieces } from '../../../domain/cart/quantity.ts'
import { useStore } from '../../client/store.ts'
import { Button } from '../../ui/button.tsx'
import { lazyWithRetry } from '../../ui/lazy-with-retry.ts'
import { NumberStepper } from '../../ui/number-stepper.tsx'
import { catalogueWords } from '../../words/shop/catalogue.ts'
import { goodWords } from '../../words/shop/good.ts'
import { useWords } from '../../words/use-words.ts'
import { cartEditor } from '../goods/cart-editor.ts'
import { cartDrawer } from '../goods/drawer-state.ts'
import { type Counts, useLineCounts } from '../goods/line-editor.ts'
import { BuySums } from './buy-sums.tsx'
import { Count } from '../goods/counts.tsx'
import { putIntoCart } from '../goods/put-into-cart.ts'
import { userStore } from '../session/user-store.ts'

const RegularGood = lazyWithRetry(() => import('../autoship/regular-good.tsx'))
const NotifyMe = lazyWithRetry(() => import('../goods/notify-me.tsx'))

/** Counts to order and, for lent goods, to return; once in the cart they are the cart's counts. */
export function BuyPanel({ good }: { good: Good }) {
  const words = { ...useWords(catalogueWords), ...useWords(goodWords) }
  const cart = useLineCounts(cartEditor, good.id)
  const [draft, setDraft] = useState<Counts>({ order: 1, return: 0 })
  const inCart = cart.order > 0 || cart.return > 0
  const counts = inCart ? cart : draft
  const change = (next: Partial<Counts>) => {
    const changed = { order: counts.order, return: counts.return, ...next }
    if (inCart) cartEditor.change(good.id, changed)
    else setDraft(changed)
  }
  if (good.available_for_customer === 0) return <SoldOut goodId={good.id} />
  return (
    <div className="catalogue-buy">
      <CountFields
        good={good}
        counts={counts}
        inCart={inCart}
        max={cart.granted ?? good.available_for_customer ?? maxPieces}
        onChange={change}
      />
      <BuySums good={good} counts={counts} />
      <NearThumb>
        {inCart ? (
          <Button wide onClick={() => cartDrawer.set(true)}>
            {words.seeCart}
          </Button>
        ) : (
          <Button wide onClick={() => putIntoCart(good, draft)}>
            {words.add}
          </Button>
        )}
      </NearThumb>
      {good.in_autoship === 1 && <Regularly good={good} count={Math.max(1, counts.order)} />}
    </div>
  )
}

function SoldOut({ goodId }: { goodId: number }) {
  const { outOfStock } = useWords(catalogueWords)
  return (
    <div className="catalogue-buy">
      <p>{outOfStock}</p>
      <Suspense>
        <NotifyMe goodId={goodId} />
      </Suspense>
    </div>
  )
}

/** On a phone the button stays at the foot of the screen while its own place is out of sight. */
function NearThumb({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((seen) => setAway(!seen.at(-1)!.isIntersecting))
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [])
  return (
    <div className="catalogue-buy__place" ref={place}>
      <div className={isAway ? 'catalogue-buy__act' : undefined}>{children}</div>
    </div>
  )
}

/** Opens by itself where a log-in has led back to what was chosen before it. */
function Regularly({ good, count }: { good: Good; count: number }) {
  const words = useWords(goodWords)
  const [search, setSearch] = useSearchParams()
  const { loaded } = useStore(userStore)
  // as `regularPath` writes it
  const isChosen = search.has('regular')
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    if (isChosen) setSearch({}, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <Button look="line" wide icon="repeat" onClick={() => setOpen(true)}>
        {words.regularly}
      </Button>
      <Suspense>
        {(open || (isChosen && loaded)) && (
          <RegularGood good={good} count={count} onClose={close} />
        )}
      </Suspense>
    </>
  )
}

type CountFieldsProps = {
  good: Good
  counts: Counts
  inCart: boolean
  max: number
  onChange: (next: Partial<Counts>) => void
}

function CountFields({ good, counts, inCart, max, onChange }: CountFieldsProps) {
  const words = { ...useWords(catalogueWords), ...useWords(goodWords) }
  const isLent = good.isrentable === 1
  const isBottle = isBottled(good)
  return (
    <div className="catalogue-buy__counts">
      <Count label={words.ordering}>
        <NumberStepper
          label={words.countOf(good.name)}
          value={counts.order}
          min={inCart || counts.return > 0 ? 0 : 1}
          max={max}
          maxReason={words.notEnoughInStock}
          onChange={(order) => onChange({ order })}
          words={words}
          inCart={inCart}
          unit={inCart ? words.inCart : undefined}
        />
      </Count>
      {isLent && (
        <Count label={isBottle ? words.returning : words.givingBack}>
          <NumberStepper
            label={isBottle ? words.returnOf(good.name) : words.givingBackOf(good.name)}
            value={counts.return}
            max={maxPieces}
            onChange={(count) => onChange({ return: count })}
            words={words}
          />
        </Count>
      )}
    </div>
  )
}
