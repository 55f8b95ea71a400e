import type { recordCalls } from '../../contract/office/records.ts'
import { done, refuse } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { documentHistory, goodHistory } from './record-history.ts'
import { readDocument, readGood } from './read-record.ts'
import { readHistoryPage } from './read-customer-history.ts'

export const recordRoutes = (app: AppWithDb): Handlers<typeof recordCalls> => ({
  readOfficeDocument: async ({ params: { id } }) => {
    const document = await readDocument(app, id)
    return document ? done(document) : refuse({ code: 'not_found' })
  },
  readDocumentHistory: async ({ caller: { language }, params: { id }, query: { cursor } }) => {
    if (!(await readDocument(app, id))) return refuse({ code: 'not_found' })
    return done(await readHistoryPage(app.db, documentHistory(id), { cursor, language }))
  },
  readOfficeGood: async ({ params: { id } }) => {
    const good = await readGood(app.db, id)
    return good ? done(good) : refuse({ code: 'not_found' })
  },
  readGoodHistory: async ({ caller: { language }, params: { id }, query: { cursor } }) => {
    if (!(await readGood(app.db, id))) return refuse({ code: 'not_found' })
    return done(await readHistoryPage(app.db, goodHistory(id), { cursor, language }))
  },
})
