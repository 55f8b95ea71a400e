import { useState } from 'react'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { daysWords } from '../../words/office/days.ts'
import { useWords } from '../../words/use-words.ts'
import { Loading } from '../kit/loading.tsx'
import { api } from '../session/api.ts'

type Body = NonNullable<Parameters<typeof api.rehearseLetters>[0]>['body']

/** The letters of a change, one customer after the other. */
export function LetterSamples({ body }: { body: Body }) {
  const words = useWords(daysWords)
  const [isOpen, setIsOpen] = useState(false)
  return isOpen ? (
    <Letters body={body} />
  ) : (
    <p>
      <Button look="line" onClick={() => setIsOpen(true)}>
        {words.readLetter}
      </Button>
    </p>
  )
}

function Letters({ body }: { body: Body }) {
  const words = useWords(daysWords)
  const [shown, setShown] = useState(0)
  const loaded = useLoaded(JSON.stringify(body), () => api.rehearseLetters({ body }))
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
