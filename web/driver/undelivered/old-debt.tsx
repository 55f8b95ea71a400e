import { useState } from 'react'
import { type Cents, formatEuros, parseEuros } from '../../../domain/money.ts'
import { SumField } from '../frame/text-field.tsx'
import { stopWords } from '../../words/driver/stop.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { ToggleButton } from '../frame/big-button.tsx'
import { Folded } from './folded.tsx'
import './undelivered.css'

type Props = { debtCents: Cents; cashCents: Cents; onChange: (cents: Cents) => void }

/** An old debt may be paid though nothing was left. */
export function OldDebt({ debtCents, cashCents, onChange }: Props) {
  const words = useWords(stopWords)
  const language = useLanguage()
  const [sum, setSum] = useState<string>()
  const say = (text: string | undefined, cents: Cents) => {
    setSum(text)
    onChange(cents)
  }
  const isWhole = cashCents === debtCents && sum === undefined
  return (
    <Folded summary={words.debt(formatEuros(debtCents, language))}>
      <div className="stop-money__ways">
        <ToggleButton
          isPressed={isWhole}
          icon={isWhole ? 'check' : undefined}
          onClick={() => say(undefined, isWhole ? 0 : debtCents)}
        >
          {words.got(formatEuros(debtCents, language))}
        </ToggleButton>
        <ToggleButton
          isPressed={sum !== undefined}
          onClick={() => say(sum === undefined ? '' : undefined, 0)}
        >
          {words.otherSum}
        </ToggleButton>
      </div>
      {sum !== undefined && (
        <SumField
          id="debt"
          label={words.sum}
          value={sum}
          onType={(text) => say(text, parseEuros(text) ?? 0)}
        />
      )}
    </Folded>
  )
}
