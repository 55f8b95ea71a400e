import { useState, useSyncExternalStore } from 'react'
import { isRefusedWith } from '../../client/refusals.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { signInWords } from '../../words/office/sign-in.ts'
import { useWords } from '../../words/use-words.ts'
import { RetryNote } from '../kit/retry-note.tsx'
import { api } from './api.ts'
import { SecondStep } from './second-step.tsx'

/** The call that waits for the second step; at most one. */
let waiting: { resolve: (isConfirmed: boolean) => void } | undefined
const listeners = new Set<() => void>()

function setWaiting(next: typeof waiting) {
  waiting = next
  for (const listener of listeners) listener()
}

/** Runs a call, and once more after the second step where the server asks for it. */
export async function withFreshFactor<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (failure) {
    if (!isRefusedWith(failure, 'factor_needed')) throw failure
    const isConfirmed = await new Promise<boolean>((resolve) => setWaiting({ resolve }))
    if (!isConfirmed) throw failure
    return call()
  }
}

/** The dialog of the second step, once in the frame. */
export function ConfirmFactor() {
  const words = useWords(signInWords)
  const asked = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => waiting,
  )
  const [attempt, setAttempt] = useState(0)
  const signIn = useLoaded(asked && attempt + 1, () => api.readSignIn())
  const end = (isConfirmed: boolean) => {
    asked?.resolve(isConfirmed)
    setWaiting(undefined)
    setAttempt(attempt + 1)
  }
  return (
    <Dialog
      open={asked !== undefined}
      onClose={() => end(false)}
      title={words.confirmTitle}
      actions={
        <Button look="text" onClick={() => end(false)}>
          {words.cancel}
        </Button>
      }
    >
      <p>{words.confirmText}</p>
      <RetryNote from={signIn} />
      {signIn.value && (
        <SecondStep
          factors={signIn.value.factors}
          onDone={() => end(true)}
          enterLabel={words.confirm}
        />
      )}
    </Dialog>
  )
}
