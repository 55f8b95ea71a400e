import type { Actor } from '../../domain/actor.ts'
import type { StatementLine } from '../../domain/bank/statement.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { App } from '../app-context.ts'
import { actorColumns } from '../platform/actor-columns.ts'
import type { Tx } from '../platform/database/connect.ts'
import { permit } from '../staff/permit.ts'

type Rule = {
  partyIban: string | null
  kind: StatementLine['kind']
  isIncoming: boolean
  target: 'provider' | 'expense'
}

/** Lines of this party go there from now on; once made, a rule is not made again. */
export async function insertRule(
  { clock }: App,
  tx: Tx,
  by: Actor,
  rule: Rule,
): Promise<number | null> {
  const made = await tx
    .insertInto('bankRules')
    .values({ ...rule, madeAt: clock.now(), ...actorColumns(by) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id ?? null
}

/** Ends the rule that a deed had made, when the deed is undone. */
export const endRule = ({ clock }: App, tx: Tx, ruleId: number) =>
  tx
    .updateTable('bankRules')
    .set({ endedAt: clock.now() })
    .where('id', '=', ruleId)
    .where('endedAt', 'is', null)
    .execute()

/** What comes from this account is a payout of the payment provider. */
export async function nameProvider(
  app: App,
  tx: Tx,
  by: Actor,
  partyIban: string,
): Promise<Outcome<null, Refusal<'not_permitted'>>> {
  const permitted = await permit(app, tx, by, 'importStatements')
  if (!permitted.ok) return permitted
  await insertRule(app, tx, by, {
    partyIban,
    kind: 'payment',
    isIncoming: true,
    target: 'provider',
  })
  return done(null)
}

/** Ends the rules of a party, or those of fees without one. */
export async function endRules(
  app: App,
  tx: Tx,
  by: Actor,
  partyIban: string | null,
): Promise<Outcome<{ ended: number }, Refusal<'not_permitted'> | { code: 'not_found' }>> {
  const permitted = await permit(app, tx, by, 'importStatements')
  if (!permitted.ok) return permitted
  const ended = await tx
    .updateTable('bankRules')
    .set({ endedAt: app.clock.now() })
    .where('endedAt', 'is', null)
    .where('partyIban', partyIban === null ? 'is' : '=', partyIban)
    .returning('id')
    .execute()
  return ended.length > 0 ? done({ ended: ended.length }) : refuse({ code: 'not_found' })
}
