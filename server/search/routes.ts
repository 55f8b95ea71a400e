import type { missedSearchCalls } from '../../contract/office/searches.ts'
import { addDays } from '../../domain/calendar.ts'
import { done } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { listMisses, missesListedDays } from './misses.ts'

export const missedSearchRoutes = ({
  db,
  clock,
}: AppWithDb): Handlers<typeof missedSearchCalls> => ({
  listSearchMisses: async () => {
    const since = addDays(clock.today(), -missesListedDays)
    return done({ since, rows: await listMisses(db, since) })
  },
})
