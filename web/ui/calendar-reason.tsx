import { type Day, type Weekday } from '../../domain/calendar.ts'
import { Button } from './button.tsx'

export type ReasonWords = {
  /** "Nākamā iespējamā diena: otrdien, 1. decembrī." */
  nextDay: (day: Day) => string
  /** "Izvēlēties 1. decembri" */
  choose: (day: Day) => string
}

type Props = {
  reason: string | undefined
  nextDay: Day | undefined
  weekday: Weekday
  words: ReasonWords
  onChoose: (day: Day) => void
}

/** A row under a week with an arrow to the day that it explains. */
export function CalendarReason({ reason, nextDay, weekday, words, onChoose }: Props) {
  return (
    <tr>
      <td className="why" colSpan={7}>
        <div className={`why__in why__in--${weekday}`}>
          <p>
            <b>{reason}</b> {nextDay !== undefined && words.nextDay(nextDay)}
          </p>
          {nextDay !== undefined && (
            <Button look="text" onClick={() => onChoose(nextDay)}>
              {words.choose(nextDay)}
            </Button>
          )}
        </div>
      </td>
    </tr>
  )
}
