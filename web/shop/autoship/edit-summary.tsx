import { paymentTypes } from '../../../contract/shop/vocabularies/payment-types.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Autoship } from '../../../contract/shop/autoship-record.ts'
import { MoneySummary } from '../../ui/money-summary.tsx'
import { autoshipWords } from '../../words/shop/autoship.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { PayBar } from '../page/pay-bar.tsx'
import { useSummaryRows } from '../cart/summary-rows.tsx'

type Props = { autoship: Autoship; button: ReactNode; children: ReactNode }

/**
 * The price of one delivery, its payment method, and the deposit while there are no empties yet.
 */
export function EditSummary({ autoship, button, children }: Props) {
  const words = useWords(autoshipWords)
  const euros = useEuros()
  const { details, items } = autoship
  const total = euros(details.total_price_with_bail_and_vat)
  const rows = useSummaryRows({ details, items, only_services: 0 })
  return (
    <>
      <MoneySummary
        title={words.summary}
        rows={rows}
        total={{ label: words.total, amount: total }}
        fine={items.length === 0 ? undefined : <Fine autoship={autoship} />}
      >
        {button}
        {children}
      </MoneySummary>
      <PayBar label={words.total} amount={total}>
        {button}
      </PayBar>
    </>
  )
}

function Fine({ autoship }: Pick<Props, 'autoship'>) {
  const words = useWords(autoshipWords)
  const euros = useEuros()
  const { first_deposit: deposit } = autoship
  return (
    <>
      {deposit > 0 && `${words.firstDeposit(euros(deposit))} `}
      <HowPaid autoship={autoship} />
    </>
  )
}

function HowPaid({ autoship: { savings, payment_type: method } }: Pick<Props, 'autoship'>) {
  const words = useWords(autoshipWords)
  const euros = useEuros()
  return (
    <>
      {savings > 0 && words.savings(euros(savings))}{' '}
      {method === null ? (
        <>
          {words.unpaid} <Link to="/topup">{words.topUp}</Link>
        </>
      ) : (
        words.paid[paymentTypes.nameOf(method)]
      )}
    </>
  )
}
