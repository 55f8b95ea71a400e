import { useState } from 'react'
import { useAnswerOf } from '../../client/use-answer-of.ts'
import { Button } from '../../ui/button.tsx'
import { daysWords } from '../../words/office/days.ts'
import { useWords } from '../../words/use-words.ts'
import { Loading } from '../kit/loading.tsx'
import { api } from '../session/api.ts'
import type { ChangeDraft } from './change-draft.ts'
import { LetterWords } from './letter-words.tsx'

type Body = NonNullable<Parameters<typeof api.rehearseLetters>[0]>['body']

type Props = {
  body: Body
  draft: ChangeDraft
  change: (part: Partial<ChangeDraft>) => void
}

/** The letters of a change, one customer after the other, and the office's own words in them. */
export function LetterSamples({ body, draft, change }: Props) {
  const words = useWords(daysWords)
  const [isOpen, setIsOpen] = useState(false)
  return isOpen ? (
    <div className="days-letters">
      <Letters body={body} />
      <LetterWords draft={draft} change={change} />
    </div>
  ) : (
    <p>
      <Button look="line" onClick={() => setIsOpen(true)}>
        {words.readLetter}
      </Button>
    </p>
  )
}

const QUIET_MS = 400

function Letters({ body }: { body: Body }) {
  const words = useWords(daysWords)
  const [shown, setShown] = useState(0)
  const loaded = useAnswerOf(JSON.stringify(body), QUIET_MS, (text) =>
    api.rehearseLetters({ body: JSON.parse(text) as Body }),
  )
  return (
    <Loading from={loaded}>
      {({ letters }) => {
        const letter = letters[shown % letters.length]
        if (letter === undefined) return <p className="quiet">{words.noLetters}</p>
        const { customer, customerId, subject, text } = letter
        return (
          <section className="days-letter" aria-label={words.letter} aria-live="polite">
            <p className="quiet tiny">{words.letterTo(customer ?? String(customerId))}</p>
            <h3>{subject}</h3>
            <p className="days-letter__text">{text}</p>
            {letters.length > 1 && (
              <p>
                <Button look="line" onClick={() => setShown((shown + 1) % letters.length)}>
                  {words.letterOfAnother}
                </Button>
              </p>
            )}
          </section>
        )
      }}
    </Loading>
  )
}
