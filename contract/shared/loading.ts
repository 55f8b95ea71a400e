import { z } from 'zod'
import { Id, Quantity } from './scalars.ts'

/** What the warehouse and the driver say of a load and of what goes between vans. */
export const Pieces = z.object({ goodId: Id, pieces: Quantity })

export const LoadStateName = z.enum(['waiting', 'counting', 'differs', 'equal'])

/** A count is null until its side may see it: both are in. */
export const goodOfLoad = {
  goodId: Id,
  name: z.string(),
  planned: z.int(),
  driver: z.int().nullable(),
  warehouse: z.int().nullable(),
}

export const transferOfRun = {
  id: Id,
  fromRunId: Id,
  toRunId: Id,
  kind: z.enum(['hand_to_hand', 'warehouse', 'free_balance']),
  stopId: Id.nullable(),
  state: z.enum(['open', 'done', 'withdrawn']),
  isGiven: z.boolean(),
  isTaken: z.boolean(),
  goods: z.array(z.object({ goodId: Id, name: z.string(), pieces: z.int() })),
}

export const HandOfTransfer = z.object({ hand: z.enum(['given', 'taken']) })
export const ConfirmedTransfer = z.object({ state: z.enum(['open', 'done']) })

export const refusedMove = [
  'not_permitted',
  'no_such_run',
  'not_your_run',
  'run_state',
  'no_driver',
  'own_run',
  'stops_waiting',
  'load_not_equal',
  'transfers_open',
  'not_yet_counted',
  'differences_open',
  'cash_open',
] as const

export const refusedCount = [
  'not_permitted',
  'no_such_run',
  'not_your_run',
  'run_state',
  'no_such_good',
] as const

export const refusedHand = [
  'not_permitted',
  'no_such_transfer',
  'transfer_ended',
  'not_your_run',
] as const
