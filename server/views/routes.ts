import type { viewCalls } from '../../contract/office/views.ts'
import type { AppWithDb } from '../app-context.ts'
import { allOrNothing } from '../platform/database/transaction.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { listViews, removeView, saveView, type ViewedLists } from './saved-views.ts'

export const viewRoutes = (
  app: AppWithDb,
  lists: () => Promise<ViewedLists>,
): Handlers<typeof viewCalls> => ({
  listViews: ({ by, query: { place } }) =>
    allOrNothing(app.db, async (tx) => listViews(app, tx, by, { lists: await lists(), place })),
  saveView: ({ by, body }) =>
    allOrNothing(app.db, async (tx) => saveView(app, tx, by, { lists: await lists(), ...body })),
  removeView: ({ by, params: { id } }) => allOrNothing(app.db, (tx) => removeView(tx, by, id)),
})
