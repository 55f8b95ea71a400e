import { bySystem } from '../../../domain/actor.ts'
import { correctionEntry } from '../../../domain/ledger/correction.ts'
import type { AppWithDb } from '../../../server/app-context.ts'
import { lockBalances } from '../../../server/ledger/balances.ts'
import { post } from '../../../server/ledger/post.ts'
import { inTransaction } from '../../../server/platform/database/transaction.ts'
import type { SeedPerson } from '../people/person.ts'

const why = 'Demonstrācijas sākuma atlikums'

/** What the account and the bonus shall hold in the end, corrected with a reason like any correction. */
export async function endWith(app: AppWithDb, { email, endsWith }: SeedPerson): Promise<void> {
  if (!endsWith) return
  await inTransaction(app.db, async (tx) => {
    const { id: customerId } = await tx
      .selectFrom('customers')
      .select('id')
      .where('email', '=', email)
      .where('role', '=', 'customer')
      .executeTakeFirstOrThrow()
    const { accountCents, bonusCents } = await lockBalances(tx, customerId)
    const at = app.clock.now()
    for (const [account, cents] of [
      ['account', endsWith.accountCents - accountCents],
      ['bonus', endsWith.bonusCents - bonusCents],
    ] as const) {
      const cause = { kind: 'correction', id: customerId, step: `seed:${account}` } as const
      await post(tx, {
        customerId,
        cause,
        entry: correctionEntry(account, cents),
        at,
        by: bySystem,
        note: why,
      })
    }
  })
}
