import { bottleKinds, isBottled } from '../../../contract/shop/vocabularies/bottle-kinds.ts'
import type { ReactNode } from 'react'
import type { Cart } from '../../../contract/shop/cart-record.ts'
import { type Cents, centsOf, eurosOf, sumOf } from '../../../domain/money.ts'
import type { VatTable } from '../../../domain/documents/vat.ts'
import { earnedBonus } from '../../../domain/pricing/bonus.ts'
import { includedVat } from '../../../domain/pricing/included-vat.ts'
import type { ShopSettings } from '../../../domain/settings.ts'
import { useShop } from '../session/shop-context.ts'
import { Icon } from '../../ui/icon.tsx'
import { MoneySummary } from '../../ui/money-summary.tsx'
import { cartPaymentWords } from '../../words/shop/cart-payment.ts'
import { cartSumsWords } from '../../words/shop/cart-sums.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { PayBar } from '../page/pay-bar.tsx'
import { useSummaryRows } from './summary-rows.tsx'
import './cart.css'

type Props = {
  cart: Cart
  /** In euros; given on the payment step only. The bank is asked for what the account leaves. */
  extras?: { charge: number; topUp: number; accountPart: number }
  /** Stands above the sums. */
  lead?: ReactNode
  button: ReactNode
  children?: ReactNode
  /** Stands under the main button. */
  secondaryAction?: ReactNode
}

/** All sums of the cart with their explanations, and the button of the step. */
export function CartSummary({ cart, extras, lead, button, children, secondaryAction }: Props) {
  const words = useWords(cartSumsWords)
  const euros = useEuros()
  const { details } = cart
  const { charge, topUp, accountPart } = extras ?? { charge: 0, topUp: 0, accountPart: 0 }
  const totalCents = centsOf(details.total_price_with_bail_and_vat + topUp + charge)
  const total = euros(eurosOf(totalCents))
  const fine = useFinePrint(cart, charge)
  const extraRows = [
    topUp > 0 && { id: 'top-up', label: words.topUp, amount: euros(topUp) },
    charge > 0 && { id: 'charge', label: words.charge, amount: euros(charge) },
  ].filter((row) => row !== false)
  return (
    <>
      <MoneySummary
        title={words.summary}
        lead={lead}
        rows={[...useSummaryRows(cart, extras !== undefined), ...extraRows]}
        total={{ label: words.total, amount: total }}
        {...(fine !== '' && { fine })}
      >
        {accountPart > 0 && (
          <AccountPartRows part={accountPart} rest={eurosOf(totalCents - centsOf(accountPart))} />
        )}
        {children}
        {button}
        {secondaryAction}
        <BonusToEarn cart={cart} />
      </MoneySummary>
      <PayBar
        label={details.deposit_amount > 0 && topUp + charge === 0 ? words.totalInBar : words.total}
        amount={total}
      >
        {button}
      </PayBar>
    </>
  )
}

function BonusToEarn({ cart }: { cart: Cart }) {
  const words = useWords(cartSumsWords)
  const euros = useEuros()
  const bonusCents = bonusToEarn(cart, useShop().terms)
  if (bonusCents <= 0) return null
  return (
    <p className="cart-earn">
      <Icon name="leaf" size={18} />
      {words.earn(euros(bonusCents / 100))}
    </p>
  )
}

/** What of the total the account pays, and what is left for the bank. */
function AccountPartRows({ part, rest }: { part: number; rest: number }) {
  const words = useWords(cartPaymentWords)
  const euros = useEuros()
  return (
    <div>
      <p className="srow">
        <span>{words.fromAccount}</span> <b className="num">{euros(part)}</b>
      </p>
      <p className="srow">
        <span>{words.rest}</span> <b className="num">{euros(rest)}</b>
      </p>
    </div>
  )
}

/** The monthly rent, included VAT, savings, later refunds and what is missing to a free delivery. */
function useFinePrint(cart: Cart, charge: number): string {
  const words = useWords(cartSumsWords)
  const euros = useEuros()
  const { details } = cart
  const missing = details.explained?.delivery.missing_to_free ?? 0
  const vat = includedVatTable(cart, charge)
  const rent = sumOf(cart.items, (item) => item.order * centsOf(item.monthly_payment_vat))
  return [
    rent > 0 && words.rentLater(euros(eurosOf(rent))),
    vat.vatCents > 0 &&
      words.vat(vat.rows.map(({ percent, vatCents }) => [percent, euros(vatCents / 100)])),
    details.savings > 0 && words.savings(euros(details.savings)),
    details.bail_to_refund > 0 && words.refundLater(euros(details.bail_to_refund)),
    missing > 0 && words.missingToFree(euros(missing)),
  ]
    .filter(Boolean)
    .join(' ')
}

/** VAT included in the prices, by rate; the payment charge has the rate of delivery. */
const includedVatTable = ({ basis, details, items }: Cart, chargeEuros: number): VatTable =>
  includedVat({
    lines: [
      ...items.map((item) => ({
        sumCents: centsOf(item.sum_vat),
        percent:
          basis.goods.find(({ good_id }) => good_id === item.good_id)?.vat_percent ??
          basis.delivery_vat_percent,
        takesBonus: item.kind !== 'service' && !isBottled(item),
      })),
      { sumCents: centsOf(chargeEuros), percent: basis.delivery_vat_percent, takesBonus: false },
    ],
    bonusCents: centsOf(details.bonus),
    deliveryCents: centsOf(details.extra_delivery),
    deliveryPercent: basis.delivery_vat_percent,
  })

/** The bonus earned when all goods are delivered. */
const bonusToEarn = ({ basis, items }: Cart, settings: ShopSettings): Cents =>
  earnedBonus(
    items.map((item) => ({
      bottleKind: bottleKinds.nameOf(item.isbottle),
      paidCents: centsOf(item.sum_vat),
    })),
    basis.enable_bonus === 1,
    settings,
  )
