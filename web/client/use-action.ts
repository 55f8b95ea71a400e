import { useState } from 'react'
import { type FieldMessages, refusedFields } from './refused-fields.ts'

/** Something a person does that may be refused: one at a time, with the first message of each field when it is. */
export function useAction(otherwise: string) {
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FieldMessages>({})

  async function run(work: () => Promise<void>): Promise<void> {
    if (busy) return
    setBusy(true)
    setErrors({})
    try {
      await work()
    } catch (refused) {
      setErrors(refusedFields(refused, otherwise))
    } finally {
      setBusy(false)
    }
  }
  return { busy, errors, setErrors, run }
}
