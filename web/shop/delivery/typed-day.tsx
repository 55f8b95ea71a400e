import { useState } from 'react'
import type { Day } from '../../../domain/calendar.ts'
import { typedDay } from '../../../domain/calendar/typed-day.ts'
import { TextInput } from '../../ui/text-input.tsx'
import { cartWords } from '../../words/shop/cart.ts'
import { useWords } from '../../words/use-words.ts'

type Props = {
  today: Day
  /** Why the day cannot be chosen; undefined when it can. */
  refusalOf: (day: Day) => string | undefined
  onChange: (day: Day) => void
}

/** The calendar's day by keyboard alone: taken on leaving the field or on Enter. */
export function TypedDay({ today, refusalOf, onChange }: Props) {
  const words = useWords(cartWords)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  function take() {
    if (typed.trim() === '') return setError(undefined)
    const day = typedDay(typed, today)
    const refusal = day === null ? words.typedDayWrong : refusalOf(day)
    setError(refusal)
    if (day === null || refusal !== undefined) return
    setTyped('')
    onChange(day)
  }
  return (
    <TextInput
      label={words.typedDay}
      hint={words.typedDayHint}
      {...(error !== undefined && { error })}
      autoComplete="off"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        take()
      }}
    />
  )
}
