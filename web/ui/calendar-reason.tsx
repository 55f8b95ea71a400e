import { Button } from './button.tsx'

export type ReasonWords = {
  /** "Nākamā iespējamā diena: otrdien, 1. decembrī." */
  nextDay: (day: string) => string
  /** "Izvēlēties 1. decembri" */
  choose: (day: string) => string
}

type Props = {
  reason: string | undefined
  next: string | undefined
  weekday: number
  words: ReasonWords
  onChoose: (day: string) => void
}

/** Opens inside the month, and points up at the day that it speaks of. */
export function CalendarReason({ reason, next, weekday, words, onChoose }: Props) {
  return (
    <tr>
      <td className="why" colSpan={7}>
        <div className={`why__in why__in--${weekday}`}>
          <p>
            <b>{reason}</b> {next !== undefined && words.nextDay(next)}
          </p>
          {next !== undefined && (
            <Button look="text" onClick={() => onChoose(next)}>
              {words.choose(next)}
            </Button>
          )}
        </div>
      </td>
    </tr>
  )
}
