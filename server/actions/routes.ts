import type { actionCalls } from '../../contract/office/actions.ts'
import { done, refuse } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import { allOrNothing } from '../platform/database/transaction.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { approve, previewApproval, refuseApproval } from './decide-approval.ts'
import type { Deeds } from './deed.ts'
import { listActions, listApprovals } from './list-actions.ts'
import { undoAction } from './undo-action.ts'

export const actionRoutes = (app: AppWithDb, deeds: Deeds): Handlers<typeof actionCalls> => ({
  listActions: async ({ by }) => done({ rows: await listActions(app.db, by) }),
  undoAction: ({ by, params: { id: actionId } }) =>
    allOrNothing(app.db, (tx) => undoAction(app, tx, by, { deeds, actionId })),
  listApprovals: async ({ by }) => done({ rows: await listApprovals(app, by) }),
  readApproval: async ({ by, params: { id }, caller: { language } }) => {
    const [approval] = await listApprovals(app, by, id)
    if (!approval) return refuse({ code: 'not_found' })
    if (approval.state !== 'waiting' || !approval.mayDecide)
      return done({ ...approval, preview: null })
    const preview = await previewApproval(app, by, { deeds, id, language })
    return preview.ok ? done({ ...approval, preview: preview.value }) : preview
  },
  approve: ({ by, params: { id }, body: { previewHash }, caller: { language } }) =>
    approve(app, by, { deeds, id, previewHash, language }),
  refuseApproval: async ({ by, params: { id }, body: { reason } }) => {
    const refused = await allOrNothing(app.db, (tx) =>
      refuseApproval(app, tx, by, { deeds, id, reason }),
    )
    return refused.ok ? done({ done: true }) : refused
  },
})
