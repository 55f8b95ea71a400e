import type { App } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'

export type Remembering = Pick<App, 'knownSessions'>

/** Before the sessions of a customer end or change, so that memory does not answer for them. */
export async function forgetSessionsOf({ knownSessions }: Remembering, tx: Db, customerId: number) {
  const rows = await tx
    .selectFrom('sessions')
    .select('tokenHash')
    .where('customerId', '=', customerId)
    .execute()
  knownSessions.forget(rows.map(({ tokenHash }) => tokenHash))
}
