import { centsOf, formatEuros } from '../../../domain/money.ts'
import { depositOfBottle } from '../../../domain/pricing/deposit.ts'
import { useShop } from '../session/shop-context.ts'
import { goodDetailsWords } from '../../words/shop/good-details.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'

/** How the deposit works, with the deposit of each step. */
export function DepositExplanation({ bail }: { bail: number }) {
  const words = useWords(goodDetailsWords)
  const language = useLanguage()
  const { depositSteps } = useShop().terms
  const starts = [1, ...depositSteps.map(({ fromBottle }) => fromBottle)]
  return (
    <>
      <h3>{words.depositHow}</h3>
      <p>{words.depositHowText}</p>
      <table className="catalogue-tiers num">
        <caption className="vh">{words.depositSteps}</caption>
        <tbody>
          {starts.map((from, index) => (
            <tr key={from}>
              <th scope="row">
                {words.bottles(from, starts[index + 1] && starts[index + 1]! - 1)}
              </th>
              <td>
                {words.perBottle(
                  formatEuros(depositOfBottle(from, centsOf(bail), depositSteps), language),
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
