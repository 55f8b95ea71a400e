import { addDays, type Day } from '../../../domain/calendar.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { frameWords } from '../../words/office/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { useDayKeys } from './use-day-keys.ts'
import './day-arrows.css'

type Props = { day: Day; onShow: (day: Day) => void }

/** The days before and after the one in the heading, by buttons and by keys. */
export function DayArrows({ day, onShow }: Props) {
  const words = useWords(frameWords)
  useDayKeys(day, onShow)
  return (
    <span className="kit-day-arrows">
      <IconButton icon="left" label={words.dayBefore} onClick={() => onShow(addDays(day, -1))} />
      <IconButton icon="right" label={words.dayAfter} onClick={() => onShow(addDays(day, 1))} />
    </span>
  )
}
