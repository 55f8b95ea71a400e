import { useState } from 'react'
import { type FieldMessages, refusedFieldMessages } from './refusals.ts'

/** Runs a call that may be refused, one at a time, and holds the first message of each field. */
export function useAction(fallbackMessage: string) {
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FieldMessages>({})

  async function run(work: () => Promise<void>): Promise<void> {
    if (busy) return
    setBusy(true)
    setErrors({})
    try {
      await work()
    } catch (refused) {
      setErrors(refusedFieldMessages(refused, fallbackMessage))
    } finally {
      setBusy(false)
    }
  }
  return { busy, errors, setErrors, run }
}
