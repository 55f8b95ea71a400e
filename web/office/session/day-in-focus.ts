import { useSearchParams } from 'react-router'
import { type Day, dayOf, parseDay } from '../../../domain/calendar.ts'
import { useSession } from './session.ts'

/** The day that the office looks at: of the address, or today. */
export function useDayInFocus(): { day: Day; today: Day; focus: (day: Day) => void } {
  const [address, setAddress] = useSearchParams()
  const today = dayOf(useSession().session.today)
  const focus = (day: Day) =>
    setAddress((before) => {
      const after = new URLSearchParams(before)
      if (day === today) after.delete('day')
      else after.set('day', day)
      return after
    })
  return { day: parseDay(address.get('day') ?? '') ?? today, today, focus }
}
