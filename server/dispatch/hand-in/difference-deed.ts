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

/** The naming that is undone. */
const TakingBack = z.object({ runId: z.int(), differenceId: z.int() })
const Input = z.union([NamingInput, TakingBack])

/** A part of a difference gets its reason and its holder; undoing takes them away. */
export const nameDifferenceDeed: Deed<z.output<typeof Input>> = {
  name: 'runs.name_difference',
  right: 'settleRuns',
  input: Input,
  subject: ({ runId }) => ({ kind: 'run', id: runId }),
  reasonOf: (input) => ('note' in input ? (input.note ?? null) : null),
  reach: () => Promise.resolve({}),
  run: async (app, tx, by, input) => {
    if ('differenceId' in input) {
      const taken = await takeNamingBack(app, tx, by, input)
      return taken.ok ? done({}) : taken
    }
    const naming = namingOf(input)
    if (!naming) return refuse({ code: 'no_such_good' })
    const named = await nameDifference(app, tx, by, naming)
    if (!named.ok) return named
    const { runId } = input
    return done({ undo: { deed: 'runs.name_difference', input: { runId, ...named.value } } })
  },
}

function namingOf({ part, goodId, ...named }: z.output<typeof NamingInput>): Naming | undefined {
  if (part === 'cash') return { ...named, part }
  return goodId === undefined ? undefined : { ...named, part, goodId }
}
