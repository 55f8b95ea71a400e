import { isBottled } from '../../../contract/shop/vocabularies/bottle-kinds.ts'
import { useState } from 'react'
import type { Good } from '../../../contract/shop/goods.ts'
import { NoBreak } from '../../ui/no-break.tsx'
import { goodDetailsWords } from '../../words/shop/good-details.ts'
import { useWords } from '../../words/use-words.ts'
import { DepositExplanation } from './deposit-explanation.tsx'

const SHORT = 420

/** The long description, shortened by a style that does not apply without JavaScript. */
export function GoodDescription({ good }: { good: Good }) {
  const words = useWords(goodDetailsWords)
  const [open, setOpen] = useState(false)
  const long = good.long_description.length > SHORT
  return (
    <div>
      <h2>{words.about}</h2>
      <div
        className={
          long && !open
            ? 'catalogue-story__text catalogue-story__text--folded'
            : 'catalogue-story__text'
        }
      >
        {good.long_description.split(/\n+/).map((paragraph) => (
          <p key={paragraph}>
            <NoBreak>{paragraph}</NoBreak>
          </p>
        ))}
      </div>
      {long && (
        <button type="button" className="link" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? words.readLess : words.readMore}
        </button>
      )}
      {isBottled(good) && good.bail > 0 && (
        <DepositExplanation bail={good.bottles?.bail ?? good.bail} />
      )}
    </div>
  )
}
