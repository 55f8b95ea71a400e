import { z } from 'zod'
import { likelyCauseKinds } from '../../../domain/dispatch/run-to-explain.ts'
import { done } from '../../../domain/outcome.ts'
import type { Deed, RowDone } from '../../actions/deed.ts'
import { withDocuments } from '../later-documents.ts'
import { applyCause } from './apply-cause.ts'
import { takeCauseBack } from './take-cause-back.ts'

const ChosenInput = z.object({
  runId: z.int(),
  kind: z.enum(likelyCauseKinds),
  effect: z.record(z.string(), z.int()),
  stopId: z.int().optional(),
  transferId: z.int().optional(),
  otherRunId: z.int().optional(),
  note: z.string(),
})

const Corrected = z.object({
  orderId: z.int(),
  counts: z.array(z.object({ goodId: z.int(), left: z.int(), taken: z.int() })),
})

/** The cause that is undone, with what it has done. */
const TakingBack = z.object({
  runId: z.int(),
  note: z.string(),
  applied: z.object({
    named: z.array(z.object({ differenceId: z.int(), cents: z.int() })),
    loads: z.array(z.object({ goodId: z.int(), pieces: z.int() })),
    transferIds: z.array(z.int()),
    recountedCents: z.int(),
    corrected: z.array(Corrected).default([]),
  }),
})
const Input = z.union([TakingBack, ChosenInput])

/** A likely cause of a difference is made true by one press; undoing mirrors what it did. */
export const applyCauseDeed: Deed<z.output<typeof Input>> = {
  name: 'runs.apply_cause',
  right: 'settleRuns',
  input: Input,
  subject: ({ runId }) => ({ kind: 'run', id: runId }),
  reasonOf: ({ note }) => note,
  reach: async (tx, input) => {
    const stopId = 'stopId' in input ? input.stopId : undefined
    if (stopId === undefined) return {}
    const stop = await tx
      .selectFrom('stops')
      .select('customerId')
      .where('id', '=', stopId)
      .executeTakeFirst()
    return stop ? { customerId: stop.customerId } : {}
  },
  run: async (app, tx, by, input) => {
    if ('applied' in input) {
      const taken = await takeCauseBack(app, tx, by, input)
      return taken.ok ? done({}) : taken
    }
    const applied = await applyCause(app, tx, by, input)
    if (!applied.ok) return applied
    const { runId, note } = input
    const { corrected, ...rest } = applied.value
    const laterDocuments: RowDone['laterDocuments'] = []
    for (const { orderId, former } of corrected)
      laterDocuments.push(...((await withDocuments(tx, former, orderId)).laterDocuments ?? []))
    const told = corrected.map(({ orderId, counts }) => ({ orderId, counts }))
    const undo = { runId, note: `Atsaukts: ${note}`, applied: { ...rest, corrected: told } }
    return done({ laterDocuments, undo: { deed: 'runs.apply_cause', input: undo } })
  },
}
