import type { ReactNode } from 'react'
import {
  type FirstVisit as Answers,
  firstVisitSkips,
} from '../../../domain/dispatch/stop-events.ts'
import { TextField } from '../frame/text-field.tsx'
import { stopWords } from '../../words/driver/stop.ts'
import { useWords } from '../../words/use-words.ts'
import { ToggleButton } from '../frame/big-button.tsx'
import { Choices } from '../frame/choices.tsx'
import { Stepper } from '../frame/stepper.tsx'
import './stop.css'

type Props = {
  answers: Answers
  /** What else is asked here: the place of the door, our bottles, the cooler. */
  children: ReactNode
  onChange: (answers: Answers) => void
}

const marks = ['isExplained', 'isMailRight'] as const
const texts = { access: 200, mayLeave: 100 } as const

function Marks({ answers, onChange }: Omit<Props, 'children'>) {
  const words = useWords(stopWords)
  return marks.map((mark) => (
    <ToggleButton
      key={mark}
      isPressed={answers[mark] === true}
      icon={answers[mark] ? 'check' : undefined}
      onClick={() => onChange({ ...answers, [mark]: answers[mark] ? undefined : true })}
    >
      {words.firstMarks[mark]}
    </ToggleButton>
  ))
}

/** What is settled once at a new door: each by a touch, and each may be skipped. */
export function FirstVisit({ answers, children, onChange }: Props) {
  const words = useWords(stopWords)
  return (
    <details className="stop-others" open>
      <summary>{words.firstVisit}</summary>
      <div className="stop-first">
        <Marks answers={answers} onChange={onChange} />
        {children}
        <Stepper
          label={words.othersHere}
          value={answers.othersHere ?? 0}
          onChange={(othersHere) => onChange({ ...answers, othersHere })}
        />
        {(['access', 'mayLeave'] as const).map((text) => (
          <TextField
            key={text}
            id={text}
            label={words.firstTexts[text]}
            autoComplete="off"
            maxLength={texts[text]}
            value={answers[text] ?? ''}
            onChange={({ target }) => onChange({ ...answers, [text]: target.value })}
          />
        ))}
        <Choices
          legend={words.skipFirst}
          values={firstVisitSkips}
          labels={words.firstSkips}
          chosen={answers.skipped}
          onChoose={(skipped) =>
            onChange({ ...answers, skipped: answers.skipped === skipped ? undefined : skipped })
          }
        />
      </div>
    </details>
  )
}
