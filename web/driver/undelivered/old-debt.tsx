import { useState } from 'react'
import { type Cents, formatEuros, parseEuros } from '../../../domain/money.ts'
import { TextField } from '../frame/text-field.tsx'
import { stopWords } from '../../words/driver/stop.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { BigButton } from '../frame/big-button.tsx'
import './undelivered.css'

type Props = { debtCents: Cents; cashCents: Cents; onChange: (cents: Cents) => void }

/** An old debt may be paid though nothing was left. */
export function OldDebt({ debtCents, cashCents, onChange }: Props) {
  const words = useWords(stopWords)
  const language = useLanguage()
  const [sum, setSum] = useState<string>()
  const isWhole = cashCents === debtCents && sum === undefined
  return (
    <details className="undelivered-more">
      <summary>{words.debt(formatEuros(debtCents, language))}</summary>
      <div className="stop-money__ways">
        <BigButton
          look={isWhole ? undefined : 'line'}
          icon={isWhole ? 'check' : undefined}
          aria-pressed={isWhole}
          onClick={() => {
            setSum(undefined)
            onChange(isWhole ? 0 : debtCents)
          }}
        >
          {words.got(formatEuros(debtCents, language))}
        </BigButton>
        <BigButton
          look={sum === undefined ? 'line' : undefined}
          aria-pressed={sum !== undefined}
          onClick={() => setSum('')}
        >
          {words.otherSum}
        </BigButton>
      </div>
      {sum !== undefined && (
        <TextField
          id="debt"
          label={words.sum}
          inputMode="decimal"
          autoComplete="off"
          value={sum}
          onChange={({ target }) => {
            setSum(target.value)
            onChange(parseEuros(target.value) ?? 0)
          }}
        />
      )}
    </details>
  )
}
