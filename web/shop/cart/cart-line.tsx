import { isBottled } from '../../../contract/shop/vocabularies/bottle-kinds.ts'
import { type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { CartItem } from '../../../contract/shop/cart-record.ts'
import type { GoodCard } from '../../../contract/shop/goods.ts'
import { maxPieces } from '../../../domain/cart/quantity.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { NumberStepper } from '../../ui/number-stepper.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { lazyWithRetry } from '../../ui/lazy-with-retry.ts'
import { cartWords } from '../../words/shop/cart.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { catalogueWords } from '../../words/shop/catalogue.ts'
import { GoodTile } from '../goods/good-tile.tsx'
import type { LineDeposit } from './line-deposits.ts'
import { sumBeforePromo } from '../goods/sum-before-promo.ts'
import { Count, DepositNote } from '../goods/counts.tsx'
import type { Counts as ItemCounts } from '../goods/line-editor.ts'
import './line.css'

type Props = {
  item: CartItem
  deposit: LineDeposit | undefined
  /** How many the stock could grant when more were requested. */
  granted: number | undefined
  onChange: (counts: ItemCounts) => void
  /** Further controls of this line. */
  children?: ReactNode
}

/** A line of a cart, an edited order or an autoship, with the count of returned containers. */
export function CartLine({ item, deposit, granted, onChange, children }: Props) {
  const words = useWords(cartWords)
  const euros = useEuros()
  return (
    <li className="cart-line">
      <span className="goods-picture goods-thumb">
        <img src={item.image} alt="" width={84} height={116} loading="lazy" />
      </span>
      <div>
        <NameAndPrice item={item} />
      </div>
      <b className="cart-line__sum">{euros(sumBeforePromo(item))}</b>
      <Counts item={item} onChange={onChange} />
      {deposit && (
        <DepositText deposit={deposit} isBottle={isBottled(item) || deposit.inSets > 0} />
      )}
      {item.monthly_payment_vat > 0 && item.order > 0 && (
        <p className="cart-line__says">
          {words.rentLater(euros(item.monthly_payment_vat * item.order))}
        </p>
      )}
      {children}
      {item.price_vat_before !== null && (
        <p className="cart-line__says" aria-live="polite">
          {words.priceChanged(euros(item.price_vat_before), euros(item.price_without_discount_vat))}
        </p>
      )}
      {granted !== undefined && <ShortageNotice item={item} granted={granted} />}
    </li>
  )
}

function NameAndPrice({ item }: Pick<Props, 'item'>) {
  const words = useWords(cartWords)
  const euros = useEuros()
  return (
    <>
      <p className="cart-line__name">
        <Link to={`/good/${item.link}`}>
          <NoBreak>{item.name}</NoBreak>
        </Link>
      </p>
      <p className="small quiet">
        {words.each(euros(item.price_without_discount_vat))}
        {item.base_price_vat > item.price_without_discount_vat && (
          <>
            {words.usually} <s>{euros(item.base_price_vat)}</s>
          </>
        )}
        {item.bail > 0 && words.depositEach(euros(item.bail))}
      </p>
    </>
  )
}

function Counts({ item, onChange }: Pick<Props, 'item' | 'onChange'>) {
  const words = useWords(cartWords)
  const { order, return: back } = item
  return (
    <div className="cart-line__ctl">
      <Count label={item.isrentable === 1 && words.ordering}>
        <NumberStepper
          label={words.countOf(item.name)}
          value={order}
          max={maxPieces}
          onChange={(count) => onChange({ order: count, return: back })}
          words={words}
        />
      </Count>
      {item.isrentable === 1 && (
        <Count label={isBottled(item) ? words.returning : words.givingBack}>
          <NumberStepper
            label={isBottled(item) ? words.returnOf(item.name) : words.givingBackOf(item.name)}
            value={back}
            max={maxPieces}
            onChange={(count) => onChange({ order, return: count })}
            words={words}
          />
        </Count>
      )}
      <IconButton
        className="cart-line__remove"
        icon="trash"
        label={words.remove(item.name)}
        onClick={() => onChange({ order: 0, return: 0 })}
      />
    </div>
  )
}

function DepositText({ deposit, isBottle }: { deposit: LineDeposit; isBottle: boolean }) {
  const { order, return: back, inSets, charge, refund, unpaid, groups } = deposit
  const words = useWords(cartWords)
  const euros = useEuros()
  const message =
    charge > 0
      ? words.depositCharge(
          isBottle ? groups.reduce((sum, { pieces }) => sum + pieces, 0) : 0,
          euros(charge),
        )
      : refund > 0
        ? words.depositRefund(euros(refund))
        : unpaid > 0
          ? words.depositUnpaid
          : words.depositNone
  const counts = isBottle ? words.counts(order, inSets, back) : words.pieces(order, back)
  return (
    <DepositNote className="cart-line__deposit" counts={counts}>
      {message}
    </DepositNote>
  )
}

const SwappedCard = lazyWithRetry(async () => ({
  default: (await import('../goods/swapped-card.tsx')).SwappedCard,
}))

const tileOf = (good: GoodCard) => <GoodTile good={good} />

/** Fewer granted than requested: the stock, and goods to take instead. */
function ShortageNotice({ item, granted }: { item: CartItem; granted: number }) {
  const words = useWords(cartWords)
  const { instead } = useWords(catalogueWords)
  const [closed, setClosed] = useState(false)
  if (closed) return null
  const message = `${words.inStock(granted)} ${words.short}`
  return (
    <div className="cart-line__short" aria-live="polite">
      <h2 className="vh">{instead}</h2>
      <Suspense fallback={<p className="small">{message}</p>}>
        <SwappedCard
          good={{ id: item.good_id, name: item.name }}
          reason={message}
          title={instead}
          choose={({ alternatives }) => alternatives}
          tileOf={tileOf}
          onClose={() => setClosed(true)}
          leaveFocus
        />
      </Suspense>
    </div>
  )
}
