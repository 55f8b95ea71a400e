import { justDone } from '../platform/http/done-answers.ts'
import type { lateLaneCalls } from '../../contract/office/late-lane.ts'
import { done } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import { allOrNothing } from '../platform/database/transaction.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { printRunSheet } from './run-sheet/print-run-sheet.ts'
import { runSheetPdf } from './run-sheet/run-sheet-pdf.ts'
import { addLateOrder, dropLateStop } from './runs/late-lane.ts'

export const lateLaneRoutes = (app: AppWithDb): Handlers<typeof lateLaneCalls> => ({
  addLateOrder: ({ by, params: { id: runId }, body }) =>
    allOrNothing(app.db, (tx) => addLateOrder(app, tx, by, { runId, ...body })),
  dropLateStop: async ({ by, params: { id: stopId }, body }) => {
    const dropped = await allOrNothing(app.db, (tx) =>
      dropLateStop(app, tx, by, { stopId, ...body }),
    )
    return dropped.ok ? justDone : dropped
  },
  printRunSheet: async ({ by, params: { id: runId } }) => {
    const printed = await allOrNothing(app.db, (tx) => printRunSheet(app, tx, by, runId))
    if (!printed.ok) return printed
    const { day, plate, number, revision } = printed.value
    const url = `${app.config.publicUrl}/office/runs/${runId}`
    const pdf = await runSheetPdf(printed.value, { url, at: app.clock.now() })
    const name = `${day}-${plate}-${number}-r${revision}.pdf`
    return done({ name, revision, pdfBase64: pdf.toString('base64') })
  },
})
