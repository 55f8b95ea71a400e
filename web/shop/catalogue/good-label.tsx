import { Fragment } from 'react'
import type { Good } from '../../../contract/shop/goods.ts'
import { Mark } from '../../ui/mark.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { goodDetailsWords } from '../../words/shop/good-details.ts'
import { useWords } from '../../words/use-words.ts'
import { labelRows } from './label-rows.ts'
import './label.css'

/** The label as on the package: facts, then the ingredients with highlighted allergens. */
export function GoodLabel({ good }: { good: Good }) {
  const words = useWords(goodDetailsWords)
  const groups = labelRows(good, words).filter((rows) => rows.length > 0)
  if (groups.length === 0) return null
  return (
    <div className="catalogue-label">
      <h2>
        {words.label}
        <Mark size={28} />
      </h2>
      {good.food !== null && good.food.ingredients !== '' && (
        <p className="catalogue-label__text">
          <b>{words.ingredients}:</b> <Ingredients text={good.food.ingredients} />
        </p>
      )}
      <table>
        <caption className="vh">{words.labelCaption}</caption>
        {groups.map((rows) => (
          <tbody key={rows[0]?.label}>
            {rows.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row" colSpan={value === '' ? 2 : 1}>
                  <NoBreak>{label}</NoBreak>
                </th>
                {value !== '' && (
                  <td>
                    <NoBreak>{value}</NoBreak>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

/** Allergens come in capitals; they are shown in bold. */
function Ingredients({ text }: { text: string }) {
  return text.split(/(\p{Lu}{3,}(?:\s\p{Lu}{3,})*)/u).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never move
    <Fragment key={index}>{index % 2 === 1 ? <b>{part}</b> : part}</Fragment>
  ))
}
