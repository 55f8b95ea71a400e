import { useNavigate } from 'react-router'
import { dayOf } from '../../../domain/calendar.ts'
import { useDayKeys } from '../kit/use-day-keys.ts'

/** From a run, `[` and `]` show the runs of the day before and after its own. */
export function useRunDay(run: { day: string } | undefined) {
  const navigate = useNavigate()
  useDayKeys(run && dayOf(run.day), (day) => void navigate(`/?day=${day}`))
}
