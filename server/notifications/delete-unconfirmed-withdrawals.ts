import { withdrawalDays } from '../../domain/orders/withdrawal-days.ts'
import type { App } from '../app-context.ts'
import { deleteUnconfirmed } from './withdrawal-store.ts'

const DAY_MS = 86_400_000

/** Who began to withdraw and thought better of it: the name and the mailbox are not kept for ever. */
export const forgetStatements = async ({ db, clock }: App): Promise<void> => {
  await deleteUnconfirmed(db, new Date(clock.now().getTime() - withdrawalDays * DAY_MS))
}
