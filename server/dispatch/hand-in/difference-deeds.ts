import { z } from 'zod'
import {
  differenceHolders,
  differenceReasons,
} from '../../../domain/dispatch/difference-reasons.ts'
import { handInParts } from '../../../domain/dispatch/run-differences.ts'
import { done, refuse } from '../../../domain/outcome.ts'
import type { Deed } from '../../actions/deed.ts'
import { nameDifference, type Naming, takeNamingBack } from './name-difference.ts'

const NamingInput = z.object({
  runId: z.int(),
  part: z.enum(['cash', ...handInParts]),
  goodId: z.int().optional(),
  amount: z.int(),
  reason: z.enum(differenceReasons),
  holder: z.enum(differenceHolders),
  stopId: z.int().optional(),
  note: z.string().optional(),
})
type NamingInput = z.output<typeof NamingInput>

const TakingBack = z.object({ runId: z.int(), differenceId: z.int() })

/** A part of a difference gets its reason and its holder; undoing takes them away. */
export const nameDifferenceDeed: Deed<NamingInput> = {
  name: 'runs.name-difference',
  right: 'settleRuns',
  input: NamingInput,
  subject: ({ runId }) => ({ kind: 'run', id: runId }),
  reasonOf: ({ note }) => note ?? null,
  reach: () => Promise.resolve({}),
  run: async (app, tx, by, input) => {
    const naming = namingOf(input)
    if (!naming) return refuse({ code: 'no_such_good' })
    const named = await nameDifference(app, tx, by, naming)
    if (!named.ok) return named
    const { runId } = input
    return done({ undo: { deed: 'runs.take-naming-back', input: { runId, ...named.value } } })
  },
}

function namingOf({ part, goodId, ...named }: NamingInput): Naming | undefined {
  if (part === 'cash') return { ...named, part }
  return goodId === undefined ? undefined : { ...named, part, goodId }
}

export const takeNamingBackDeed: Deed<z.output<typeof TakingBack>> = {
  name: 'runs.take-naming-back',
  right: 'settleRuns',
  input: TakingBack,
  subject: ({ runId }) => ({ kind: 'run', id: runId }),
  reasonOf: () => null,
  reach: () => Promise.resolve({}),
  run: async (app, tx, by, back) => {
    const taken = await takeNamingBack(app, tx, by, back)
    return taken.ok ? done({}) : taken
  },
}
