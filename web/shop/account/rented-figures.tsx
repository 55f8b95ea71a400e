import { isBottled } from '../../../contract/shop/vocabularies/bottle-kinds.ts'
import type { Deposit } from '../../../contract/shop/deposits.ts'
import type { RentedGood } from '../../../contract/shop/bottles.ts'
import { classNames } from '../../ui/class-names.ts'
import { accountWords } from '../../words/shop/account.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import './figures.css'

/** Bottles and rented goods at the customer's, the deposit paid, and the refundable part. */
export function RentedFigures({
  rented,
  deposit,
}: {
  rented: readonly RentedGood[]
  deposit: Deposit
}) {
  const words = useWords(accountWords)
  const euros = useEuros()
  const countOf = (goods: readonly RentedGood[]) => goods.reduce((sum, good) => sum + good.count, 0)
  const lent = countOf(rented.filter((good) => !isBottled(good)))
  return (
    <div className="account-figures">
      <section className="account-figure">
        <h2>{words.bottlesHere}</h2>
        <b className="num">{words.bottleCount(countOf(rented) - lent)}</b>
        <p>{lent > 0 && words.andRented(lent)}</p>
      </section>
      <section className="account-figure">
        <h2>{words.depositPaid}</h2>
        <b className="num">{euros(deposit.paid)}</b>
        <p>{words.depositPaidText}</p>
      </section>
      <section
        className={classNames('account-figure', deposit.refundable > 0 && 'account-figure--leaf')}
      >
        <h2>{words.refundable}</h2>
        <b className="num">{euros(deposit.refundable)}</b>
        <p>{words.refundableText}</p>
      </section>
    </div>
  )
}
