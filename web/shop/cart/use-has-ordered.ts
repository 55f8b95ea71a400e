import { useStore } from '../../client/store.ts'
import { upcomingStore } from '../session/upcoming-store.ts'
import { lastTimeStore } from './last-time-store.ts'

/** Before, or regularly: an order of an autoship can be repeated too. */
export function useHasOrdered(): boolean {
  const lastTime = useStore(lastTimeStore).value
  const upcoming = useStore(upcomingStore).value
  return Boolean(lastTime) || (upcoming?.autoships.length ?? 0) > 0
}
