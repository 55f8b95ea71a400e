import type { Actor } from '../../domain/actor.ts'
import type { App, AppWithDb } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Db, Tx } from '../platform/database/connect.ts'
import { verifyNumbers } from '../platform/signed-link.ts'
import { voidLogInLinks } from './log-in-link-store.ts'

/**
 * The numbers of a link's subject, its customer first. None if it is invalid or expired, or if the
 * customer has since taken the links back, or changed the password or the e-mail.
 */
export async function openCustomerLink(
  { db, clock, secrets }: AppWithDb,
  purpose: string,
  key: string,
): Promise<number[] | undefined> {
  const link = verifyNumbers(secrets, purpose, key, clock.now())
  if (!link.ok) return undefined
  const { numbers, issuedAt } = link.value
  return (await isTakenBack(db, numbers[0]!, issuedAt)) ? undefined : numbers
}

/** A key carries whole seconds; one of nobody is no key. */
export async function isTakenBack(db: Db, customerId: number, issuedAt: Date): Promise<boolean> {
  const customer = await db
    .selectFrom('customers')
    .select('linksValidFrom')
    .where('id', '=', customerId)
    .executeTakeFirst()
  if (!customer) return true
  const validFrom = customer.linksValidFrom?.getTime() ?? 0
  return issuedAt.getTime() < Math.floor(validFrom / 1_000) * 1_000
}

/** The calendar's address and the links of earlier mails stop working. */
export async function voidLinks({ clock }: Pick<App, 'clock'>, tx: Tx, customerId: number) {
  await voidLogInLinks(tx, customerId)
  await tx
    .updateTable('customers')
    .set({ linksValidFrom: clock.now() })
    .where('id', '=', customerId)
    .execute()
}

/** The same at the customer's wish. */
export async function takeLinksBack(
  app: App,
  tx: Tx,
  by: Actor,
  customerId: number,
): Promise<void> {
  await voidLinks(app, tx, customerId)
  await audit(app, tx, by, { action: 'customers.links_taken_back', customerId })
}
