import { useState } from 'react'
import { type FieldMessages, refusedFieldMessages } from './refusals.ts'

/**
 * Runs a call that may be refused, one at a time, and holds the first message of each field.
 * `failed` is the message without an answer; `messagesOf` replaces the refusal's own sentences.
 */
export function useAction(
  failed: string,
  messagesOf: (refused: unknown, failed: string) => FieldMessages = refusedFieldMessages,
) {
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FieldMessages>({})

  async function run(work: () => Promise<void>): Promise<void> {
    if (busy) return
    setBusy(true)
    setErrors({})
    try {
      await work()
    } catch (refused) {
      setErrors(messagesOf(refused, failed))
    } finally {
      setBusy(false)
    }
  }
  return { busy, errors, setErrors, run }
}
