import { z } from 'zod'
import { done } from '../../../domain/outcome.ts'
import type { Deed } from '../../actions/deed.ts'
import { announceDelay } from './announce-delay.ts'

const Announcing = z.object({ runId: z.int(), minutes: z.int() })
const TakingBack = z.object({ runId: z.int(), takesBack: z.literal(true) })
const Input = z.union([TakingBack, Announcing])

/** Undoing it writes nothing: the letters that have not left are taken back with the act. */
export const announceDelayDeed: Deed<z.output<typeof Input>> = {
  name: 'runs.announce_delay',
  right: 'planRuns',
  input: Input,
  subject: ({ runId }) => ({ kind: 'run', id: runId }),
  reasonOf: () => null,
  reach: () => Promise.resolve({}),
  run: async (app, tx, by, input) => {
    if ('takesBack' in input) return done({})
    const announced = await announceDelay(app, tx, by, input)
    if (!announced.ok) return announced
    const { runId } = input
    return done({ undo: { deed: 'runs.announce_delay', input: { runId, takesBack: true } } })
  },
}
