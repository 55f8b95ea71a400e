import { sql } from 'kysely'
import type { Actor } from '../../domain/actor.ts'
import type { App } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { insertConsent, textVersions } from './consents.ts'

/** Stores that a customer agreed to the terms of today, unless they were agreed to before. */
export async function renewAgreement(
  { clock }: App,
  tx: Tx,
  _by: Actor,
  customerId: number,
): Promise<void> {
  const at = clock.now()
  const renewed = await tx
    .updateTable('customers')
    .set({ agreementConfirmedAt: at, agreementVersion: textVersions.agreement })
    .where('id', '=', customerId)
    .where(sql<boolean>`agreement_version is distinct from ${textVersions.agreement}`)
    .executeTakeFirst()
  if (renewed.numUpdatedRows > 0n)
    await insertConsent(tx, customerId, 'agreement', { granted: true, source: 'order', at })
}
