import { useState } from 'react'
import { changeFrom } from '../../../domain/dispatch/change-to-give.ts'
import { type Cents, formatEuros, parseEuros, typedEuros } from '../../../domain/money.ts'
import { stopWords } from '../../words/driver/stop.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { ToggleButton } from '../frame/big-button.tsx'
import { SumField, TextField } from '../frame/text-field.tsx'
import type { TypedStop } from '../road/typed-stop.ts'
import { FirstNote } from './first-note.tsx'
import './stop.css'

type Props = {
  dueCents: Cents
  overdueCents: Cents
  paysWithCents: Cents | null
  isMissing: boolean
  typed: TypedStop
  onChange: (change: Partial<TypedStop>) => void
}

/** The cash that was taken: what is due, with an old debt, another sum, or nothing. */
export function Taken({ dueCents, overdueCents, paysWithCents, isMissing, ...props }: Props) {
  const { typed, onChange } = props
  const words = useWords(stopWords)
  const [sum, setSum] = useState<string>()
  const { cashCents } = typed
  const say = (text: string | undefined, cents: Cents | undefined) => {
    setSum(text)
    onChange({ cashCents: cents, paysBy: undefined })
  }
  const usual = [0, dueCents, dueCents + overdueCents]
  const isOther = sum !== undefined || (cashCents !== undefined && !usual.includes(cashCents))
  return (
    <>
      <FirstNote text={isMissing ? words.payFirst : undefined} />
      <Sums
        dueCents={dueCents}
        overdueCents={overdueCents}
        cashCents={cashCents}
        isOther={isOther}
        onTake={(cents) => say(undefined, cents)}
        onOther={() => {
          if (!isOther) say('', undefined)
        }}
      />
      {isOther && (
        <SumField
          id="sum"
          label={words.sum}
          value={sum ?? typedEuros(cashCents ?? 0)}
          onType={(text) => say(text, parseEuros(text) ?? undefined)}
        />
      )}
      {dueCents > 0 && <ChangeToGive dueCents={dueCents} paysWithCents={paysWithCents} />}
      {(cashCents ?? 0) > 0 && <ReceiptField typed={typed} onChange={onChange} />}
    </>
  )
}

type SumsProps = Pick<Props, 'dueCents' | 'overdueCents'> & {
  cashCents: Cents | undefined
  isOther: boolean
  onTake: (cents: Cents) => void
  onOther: () => void
}

function Sums({ dueCents, overdueCents, cashCents, isOther, onTake, onOther }: SumsProps) {
  const words = useWords(stopWords)
  const language = useLanguage()
  const due = formatEuros(dueCents, language)
  const withDebtCents = dueCents + overdueCents
  const withDebt = formatEuros(withDebtCents, language)
  const isDue = cashCents === dueCents
  return (
    <div className="stop-money__ways">
      {dueCents > 0 && (
        <ToggleButton
          isPressed={isDue}
          icon={isDue ? 'check' : undefined}
          onClick={() => onTake(dueCents)}
        >
          {words.got(due)}
        </ToggleButton>
      )}
      {overdueCents > 0 && (
        <ToggleButton isPressed={cashCents === withDebtCents} onClick={() => onTake(withDebtCents)}>
          {dueCents > 0 ? words.gotWithDebt(withDebt) : words.got(withDebt)}
        </ToggleButton>
      )}
      <ToggleButton isPressed={isOther} onClick={onOther}>
        {words.otherSum}
      </ToggleButton>
      {dueCents > 0 && (
        <ToggleButton isPressed={cashCents === 0} onClick={() => onTake(0)}>
          {words.notPaid}
        </ToggleButton>
      )}
    </div>
  )
}

function ChangeToGive({ dueCents, paysWithCents }: Pick<Props, 'dueCents' | 'paysWithCents'>) {
  const words = useWords(stopWords)
  const language = useLanguage()
  return (
    <ul className="stop-money__change">
      {changeFrom(dueCents, paysWithCents).map(({ givenCents, changeCents }) => (
        <li key={givenCents}>
          {words.given(formatEuros(givenCents, language))} →{' '}
          <b>{words.change(formatEuros(changeCents, language))}</b>
        </li>
      ))}
    </ul>
  )
}

function ReceiptField({ typed, onChange }: Pick<Props, 'typed' | 'onChange'>) {
  const words = useWords(stopWords)
  return (
    <TextField
      id="receipt"
      label={words.receipt}
      autoComplete="off"
      maxLength={30}
      value={typed.receiptNumber}
      onChange={({ target }) =>
        onChange({ receiptNumber: target.value.replaceAll(/[^\w/-]/g, '') })
      }
    />
  )
}
