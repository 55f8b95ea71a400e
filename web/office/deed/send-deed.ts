import type { CallOptions } from '../../../contract/shared/call.ts'
import type { DeedAnswer, DeedDone, Previewed } from '../../../contract/office/deed-call.ts'

/** What a deed's call is asked for, beside its own input. */
type Wanted = {
  query: { preview?: '1' }
  body: { previewHash?: string; ask: boolean }
}

export type SendDeed = (wanted: Wanted, options?: CallOptions) => Promise<DeedAnswer>

/** What was done, or that a second person is waited for. */
export type DeedResult = Exclude<DeedAnswer, Previewed>

export const isDone = (answer: DeedResult): answer is DeedDone => 'done' in answer

/** Every row is refused: there is nothing to do. */
export const isNothingDone = ({ effects, refusals }: Previewed): boolean =>
  refusals.length > 0 && Object.values(effects).every((part) => part.length === 0)

/** A failure is a value here, because the form says it beside the fields. */
export type Look = { preview: Previewed } | { failure: unknown }

export async function lookAt(send: SendDeed, ask: boolean, signal: AbortSignal): Promise<Look> {
  try {
    const answer = await send({ query: { preview: '1' }, body: { ask } }, { signal })
    return { preview: answer as Previewed }
  } catch (failure) {
    return { failure }
  }
}
