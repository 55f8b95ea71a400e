import type { ReactNode } from 'react'
import type { Cart } from '../../../contract/cart-record.ts'
import { useShop } from '../../client/shop-context.ts'
import { Icon } from '../../ui/icon.tsx'
import { MoneySummary } from '../../ui/money-summary.tsx'
import { cartSumsWords } from '../../words/cart-sums.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { bonusToEarn, includedVatTable } from './included-sums.ts'
import { PayBar } from './pay-bar.tsx'
import { useSummaryRows } from './summary-rows.tsx'

type Props = {
  cart: Cart
  /** What is paid extras with the cart, in euros: the method's charge and a sum for the account. It is the last look, too. */
  extras?: { charge: number; topUp: number }
  /** What the sums are for, before them. */
  lead?: ReactNode
  button: ReactNode
  children?: ReactNode
  /** The other way, under the button that goes on. */
  secondaryAction?: ReactNode
}

/** Every sum of the cart, each of which can be opened to see where it came from, and the button that goes on. */
export function CartSummary({ cart, extras, lead, button, children, secondaryAction }: Props) {
  const words = useWords(cartSumsWords)
  const euros = useEuros()
  const { details } = cart
  const { charge, topUp } = extras ?? { charge: 0, topUp: 0 }
  const total = euros(details.total_price_with_bail_and_vat + topUp + charge)
  const missing = details.explained?.delivery.missing_to_free ?? 0
  const vat = includedVatTable(cart, charge)
  const bonusCents = bonusToEarn(cart, useShop().terms)
  const fine = [
    vat.vatCents > 0 &&
      words.vat(vat.rows.map(({ percent, vatCents }) => [percent, euros(vatCents / 100)])),
    details.savings > 0 && words.savings(euros(details.savings)),
    details.bail_to_refund > 0 && words.refundLater(euros(details.bail_to_refund)),
    missing > 0 && words.missingToFree(euros(missing)),
  ].filter(Boolean)
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
        {...(fine.length > 0 && { fine: fine.join(' ') })}
      >
        {children}
        {button}
        {secondaryAction}
        {bonusCents > 0 && (
          <p className="earn">
            <Icon name="leaf" size={18} />
            {words.earn(euros(bonusCents / 100))}
          </p>
        )}
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
