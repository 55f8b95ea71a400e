import type { App } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import { enqueue } from '../platform/queue.ts'
import { type LoadedAutoship, loadAutoships } from './load-autoships.ts'
import type { Which } from './open-autoship.ts'
import { tellSeries } from './tell-series.ts'

/** What a change of the wish, or its undoing, means to its customer: started, paused, going on again, or otherwise changed. */
export async function tellDifference(
  app: App,
  tx: Db,
  which: Which,
  before: LoadedAutoship,
): Promise<void> {
  const [after] = await loadAutoships(tx, which, app.clock.today())
  if (!after?.isActive) return
  const event = eventOf(before, after)
  if (event) return tellSeries(app, tx, after, event, `${event}:${after.version}`)
  // Who edits, edits more than once: one letter tells how it stands when they are done.
  const waiting = { key: `autoship-changed:${which.autoshipId}`, afterSeconds: 600 }
  await enqueue(tx, 'autoship.tell-changed', which, waiting)
}

function eventOf(before: LoadedAutoship, after: LoadedAutoship) {
  if (!before.isActive) return 'started'
  if (after.isPaused !== before.isPaused) return after.isPaused ? 'paused' : 'resumed'
  return undefined
}
