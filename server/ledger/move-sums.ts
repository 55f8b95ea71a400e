import type { Actor } from '../../domain/actor.ts'
import { correctionEntry } from '../../domain/ledger/correction.ts'
import type { CustomerAccount } from '../../domain/ledger/entry.ts'
import type { Cents } from '../../domain/money.ts'
import type { App } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { post } from './post.ts'

export type MovingSums = {
  fromId: number
  intoId: number
  /** Entries of the audit trail, one of each record. */
  causes: { from: number; into: number }
  sums: readonly (readonly [account: CustomerAccount, step: string, cents: Cents])[]
  note: string
}

/** Moves sums from one record of a customer to another. */
export async function moveSums(
  { clock }: App,
  tx: Tx,
  by: Actor,
  { fromId, intoId, causes, sums, note }: MovingSums,
): Promise<void> {
  const posting = { at: clock.now(), note, by }
  for (const [account, step, cents] of sums) {
    if (cents === 0) continue
    await post(tx, {
      ...posting,
      customerId: fromId,
      cause: { kind: 'correction', id: causes.from, step },
      entry: correctionEntry(account, -cents),
    })
    await post(tx, {
      ...posting,
      customerId: intoId,
      cause: { kind: 'correction', id: causes.into, step },
      entry: correctionEntry(account, cents),
    })
  }
}
