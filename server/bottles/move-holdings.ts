import { sql } from 'kysely'
import type { Actor } from '../../domain/actor.ts'
import type { App } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { moveBottles } from './move-bottles.ts'

export type Passing = {
  fromId: number
  intoId: number
  /** Entries of the audit trail, one of each record. */
  causes: { from: number; into: number }
  note: string
  /** Where the same entries are causes of another passing, too. */
  step?: string
}

/** All bottles of a record go on in another of the same customer, with what was paid for them. */
export async function moveHeld(
  app: App,
  tx: Tx,
  by: Actor,
  { fromId, intoId, causes, note, step = '' }: Passing,
): Promise<void> {
  const held = await findHeld(tx, fromId)
  const moved = { by, note, movedOn: app.clock.today() }
  await moveBottles(tx, {
    ...moved,
    customerId: fromId,
    cause: { kind: 'merge', id: causes.from, step },
    goods: held.map(({ goodId, pieces: returned, depositCents }) => {
      return { goodId, delivered: 0, returned, depositCents: -depositCents }
    }),
  })
  await moveBottles(tx, {
    ...moved,
    customerId: intoId,
    cause: { kind: 'merge', id: causes.into, step },
    goods: held.map(({ goodId, pieces: delivered, depositCents }) => {
      return { goodId, delivered, returned: 0, depositCents }
    }),
  })
}

type Held = { goodId: number; pieces: number; depositCents: number }

/**
 * By the balances: a sum of movements is another number where more came back than was held, or
 * where bottles were left at one address and taken at another.
 */
async function findHeld(tx: Tx, customerId: number): Promise<Held[]> {
  const { rows } = await sql<Held>`
    select good_id, held as pieces, deposit_cents from bottle_balances
    where customer_id = ${customerId} and (held > 0 or deposit_cents <> 0)
    order by good_id`.execute(tx)
  return rows
}
