import { z } from 'zod'
import { watchedKinds } from '../../domain/staff/watch.ts'
import { callTable } from '../shared/call.ts'
import { Id } from '../shared/scalars.ts'

const WatchedRow = z
  .object({
    kind: z.enum(watchedKinds),
    staffId: Id,
    name: z.string(),
    cases: z.int(),
    of: z.int(),
    /** The lowest and the highest share of the others, in per cent. */
    usual: z.tuple([z.int(), z.int()]),
  })
  .meta({ id: 'WatchedRow' })

export const watchCalls = callTable({
  readWatchList: {
    method: 'GET',
    path: '/watch',
    summary: 'What is unusual in the last 90 days, for the owner alone',
    audience: { staff: 'watchFraud' },
    answer: z.object({ since: z.string(), rows: z.array(WatchedRow) }),
  },
})
