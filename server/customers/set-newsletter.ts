import type { Db } from '../platform/database/connect.ts'
import { saveProfile } from './store.ts'

/** Whether a customer wants the newsletter: the profile and the link in each letter change the same switch. */
export async function setNewsletter(db: Db, customerId: number, wanted: boolean): Promise<void> {
  await saveProfile(db, customerId, { newsletter: wanted })
}
