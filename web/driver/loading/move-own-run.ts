import { isRefusedWith } from '../../client/refusals.ts'
import { api } from '../api.ts'

/** Moves the run; where the answer to an earlier press was lost, it has been moved already. */
export async function moveOwnRun(runId: number, to: 'road' | 'handing_in'): Promise<void> {
  try {
    await api.moveOwnRun({ params: { id: String(runId) }, body: { to } })
  } catch (refused) {
    if (!isRefusedWith(refused, 'run_state') || refused.body.state !== to) throw refused
  }
}
