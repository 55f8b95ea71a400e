import { useRef } from 'react'
import type { CallOptions } from '../../../contract/shared/call.ts'
import { CallRefused } from '../../../contract/shared/http-client.ts'

/**
 * Sends the same thing under the same key until there is an answer, so that a lost answer does not
 * do it twice.
 */
export function useOneSending() {
  const sending = useRef<{ what: string; key: string }>(undefined)
  return async <Answer>(
    what: string,
    send: (options: CallOptions) => Promise<Answer>,
  ): Promise<Answer> => {
    if (sending.current?.what !== what) sending.current = { what, key: crypto.randomUUID() }
    try {
      const answer = await send({ idempotencyKey: sending.current.key })
      sending.current = undefined
      return answer
    } catch (failure) {
      if (failure instanceof CallRefused) sending.current = undefined
      throw failure
    }
  }
}
