import type { privacyCalls } from '../../contract/shop/privacy.ts'
import { done, refuse } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import { confirmOwner } from '../customers/confirm-owner.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { deleteAccount } from './delete-account.ts'
import { personalTables } from './personal-tables.ts'
import { findRecordsOf, readRows } from './store.ts'

export const privacyRoutes = (app: AppWithDb): Handlers<typeof privacyCalls> => ({
  downloadMyData: async ({ caller }) =>
    done({
      generated_at: app.clock.now().toISOString(),
      data: await downloadMyData(app, caller.customerId),
    }),
  deleteAccount: async ({ caller, by, origin: { address }, body: { password, confirmed } }) => {
    if (password === undefined && confirmed === undefined)
      return refuse({ fields: { password: [{ problem: 'required' }] } })
    const { customerId, sessionId } = caller
    const checked = await confirmOwner(app, { customerId, sessionId, password, address })
    if (!checked.ok) return checked
    const gone = await inTransaction(app.db, (tx) => deleteAccount(app, tx, by, customerId))
    return gone.ok ? done({ data: null }) : gone
  },
})

type MyData = Record<string, Record<string, unknown>[]>

/** Everything stored about a customer, table by table, with the columns' own names. */
async function downloadMyData({ db, files }: AppWithDb, customerId: number): Promise<MyData> {
  const data: MyData = {}
  const recordIds = await findRecordsOf(db, customerId)
  for (const [table, personal] of Object.entries(personalTables)) {
    data[table] = await readRows(db, table, personal, recordIds)
  }
  data['files'] = await Promise.all(
    (data['files'] ?? []).map((row) => withContent(files.store, row)),
  )
  return data
}

/** A photo is of use only with its picture; JSON has it as base64. */
async function withContent(store: FileStore, { sha256, ...row }: Record<string, unknown>) {
  const content = await store.get(Buffer.from(String(sha256).slice(2), 'hex'))
  return { ...row, content: content?.toString('base64') ?? null }
}
