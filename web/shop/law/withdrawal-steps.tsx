import { useEffect, useRef, useState } from 'react'
import { useForm } from '../../client/use-form.ts'
import { Note } from '../../ui/note.tsx'
import { lawWords } from '../../words/shop/law.ts'
import { useWords } from '../../words/use-words.ts'
import { type WithdrawalDraft, WithdrawalForm, withdrawalMessages } from './withdrawal-form.tsx'
import { WithdrawalReview } from './withdrawal-review.tsx'

const empty: WithdrawalDraft = { name: '', email: '', contract: '', statement: '' }

/**
 * The two steps that the law demands: the statement, then its confirmation. Going back keeps the
 * draft.
 */
export function WithdrawalSteps() {
  const words = useWords(lawWords).withdrawal
  const form = useForm(empty, words.failed, { messagesOf: withdrawalMessages })
  const [key, setKey] = useState<string>()
  const [confirmedTo, setConfirmedTo] = useState<string>()
  const [hasMoved, setMoved] = useState(false)
  const goTo = (next: string | undefined) => {
    setKey(next)
    setMoved(true)
  }
  if (confirmedTo !== undefined) {
    return (
      <Note look="leaf" role="alert">
        <h2>{words.doneTitle}</h2>
        <p>{words.done(confirmedTo)}</p>
      </Note>
    )
  }
  return (
    <section className="law__panel" aria-labelledby="withdrawal-step">
      <StepHeading
        key={key === undefined ? 'statement' : 'review'}
        id="withdrawal-step"
        text={key === undefined ? words.stepOne : words.stepTwo}
        takesFocus={hasMoved}
      />
      {key === undefined ? (
        <WithdrawalForm form={form} onSubmitted={goTo} />
      ) : (
        <WithdrawalReview
          draft={form.draft}
          statementKey={key}
          onBack={() => goTo(undefined)}
          onConfirmed={setConfirmedTo}
        />
      )}
    </section>
  )
}

/** Takes the focus when its step opens, for screen readers and phones. */
function StepHeading({ id, text, takesFocus }: { id: string; text: string; takesFocus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <h2 id={id} ref={heading} tabIndex={-1}>
      {text}
    </h2>
  )
}
