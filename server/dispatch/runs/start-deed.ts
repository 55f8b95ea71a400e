import { z } from 'zod'
import type { Change } from '../../../contract/office/effects.ts'
import type { ShiftStart } from '../../../domain/dispatch/shift-start.ts'
import { done } from '../../../domain/outcome.ts'
import type { Deed } from '../../actions/deed.ts'
import { correctStart } from './correct-start.ts'

const Start = z.object({ km: z.int(), floatCents: z.int() }).nullable()

const Correcting = z.object({
  runId: z.int(),
  start: Start,
  reason: z.string(),
  from: Start.optional(),
})

/** The start of a shift is put right; undoing says again what was said before. */
export const correctStartDeed: Deed<z.output<typeof Correcting>> = {
  name: 'runs.correct_start',
  right: 'correctEvents',
  input: Correcting,
  subject: ({ runId }) => ({ kind: 'run', id: runId }),
  reasonOf: ({ reason }) => reason,
  reach: () => Promise.resolve({}),
  run: async (app, tx, by, { runId, start, reason, from }) => {
    const corrected = await correctStart(app, tx, by, { runId, start, reason, from })
    if (!corrected.ok) return corrected
    const was = corrected.value
    const input = { runId, start: was, reason: 'Atsaukts', from: start }
    const changes = changesOf(runId, was, start)
    return done({ undo: { deed: 'runs.correct_start', input }, changes })
  },
}

function changesOf(runId: number, was: ShiftStart | null, now: ShiftStart | null): Change[] {
  const changes = [
    { field: 'startKm', before: was?.km ?? null, after: now?.km ?? null },
    { field: 'floatToldCents', before: was?.floatCents ?? null, after: now?.floatCents ?? null },
  ]
  return changes
    .filter(({ before, after }) => before !== after)
    .map((change) => ({ kind: 'run', id: runId, ...change }))
}
