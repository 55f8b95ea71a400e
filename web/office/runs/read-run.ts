import { isRefusedWith } from '../../client/refusals.ts'
import { api } from '../session/api.ts'
import type { Run } from './run.ts'

/** The run of a number in the address; null where there is none. */
export async function readRun(id: string): Promise<Run | null> {
  try {
    return await api.readRun({ params: { id } })
  } catch (failure) {
    if (isRefusedWith(failure, 'no_such_run')) return null
    throw failure
  }
}
