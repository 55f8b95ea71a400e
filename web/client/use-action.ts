import { useState } from 'react'
import { type FieldMessages, refusedFieldMessages } from './refusals.ts'

/** Something a person does that may be refused: one at a time, with the first message of each field when it is. */
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
