import { useState } from 'react'
import type { CustomerPage } from '../../../contract/office/customer-page.ts'
import { Button } from '../../ui/button.tsx'
import { customerPageWords } from '../../words/office/customer-page.ts'
import { useWords } from '../../words/use-words.ts'
import { deedForms } from '../deed/deed-forms.ts'
import { startDeed } from '../deed/open-deed.ts'
import { useMayDo } from '../deed/use-deed-shortcuts.ts'
import { KeyCaps } from '../kit/key-caps.tsx'
import { useShortcuts } from '../kit/shortcuts.ts'
import { hearOwn } from '../live/connection.ts'
import type { BehalfAct } from '../on-behalf/behalf-act.ts'
import { BehalfSheet } from '../on-behalf/behalf-sheet.tsx'
import type { Question } from './question.ts'
import { useQuestions } from './use-questions.ts'

type Act = NonNullable<Question['act']>

/** What callers ask most, each with the sentence to say and the key that does it. */
export function CallerQuestions({ customer }: { customer: CustomerPage }) {
  const words = useWords(customerPageWords)
  const may = useMayDo()
  const [behalf, setBehalf] = useState<BehalfAct>()
  const isOffered = ({ act }: Question) =>
    act !== undefined &&
    may('fields' in act ? (act.right ?? 'changeOrders') : deedForms[act.deed].right)
  const start = (act: Act) => ('fields' in act ? setBehalf(act) : startDeed(act))
  const questions = useQuestions(customer).map((question) =>
    isOffered(question) ? question : { ...question, act: undefined },
  )
  useShortcuts(
    questions.flatMap(({ key, act, name }) =>
      act === undefined
        ? []
        : {
            keys: key,
            brief: words.answerKey,
            label: `${words.questions[name].asks} ${words.questions[name].act}`,
            group: 'page' as const,
            run: () => start(act),
          },
    ),
  )
  return (
    <section aria-labelledby="customer-asks">
      <h2 id="customer-asks">{words.asksTitle}</h2>
      <ol className="customer-asks">
        {questions.map((question) => (
          <QuestionLine key={question.name} question={question} onStart={start} />
        ))}
      </ol>
      <BehalfSheet act={behalf} onClose={() => setBehalf(undefined)} onDone={hearOwn} />
    </section>
  )
}

type LineProps = { question: Question; onStart: (act: Act) => void }

function QuestionLine({ question: { name, key, say, act }, onStart }: LineProps) {
  const words = useWords(customerPageWords).questions[name]
  return (
    <li>
      {act === undefined ? <span /> : <KeyCaps keys={key} />}
      <p>
        <b>{words.asks}</b>
        <br />
        <span className="quiet">“{say}”</span>
      </p>
      {act !== undefined && (
        <Button look="line" aria-label={`${words.act}: ${words.asks}`} onClick={() => onStart(act)}>
          {words.act}
        </Button>
      )}
    </li>
  )
}
