import { api } from '../../client/api.ts'
import { createObserved } from '../../client/observed.ts'
import { refusalMessage } from '../../client/refusals.ts'
import { toasts } from '../../ui/toasts.ts'
import { autoshipWords } from '../../words/autoship.ts'
import { wordsNow } from '../../words/words-now.ts'
import { userStore } from '../people/user-store.ts'
import { autoshipStore } from './autoship-store.ts'
import { scheduleStore } from './schedule-store.ts'

/** What was changed last, and the key that takes it back; it stays on the page after its toast has gone. */
export const lastChange = createObserved<
  { text: string; undo: string; customerId: number | undefined } | undefined
>(undefined)

export function recordChange(text: string, undo: string | null): void {
  lastChange.set(undo === null ? undefined : { text, undo, customerId: userStore.read().value?.id })
  if (undo === null) toasts.show({ text, icon: 'check' })
  else
    toasts.show({
      text,
      kind: 'important',
      icon: 'check',
      action: { label: wordsNow(autoshipWords).undo, press: () => void undoLastChange() },
    })
}

/** What else has changed since stands in the way of undoing: the answer says so. */
export async function undoLastChange(): Promise<void> {
  const words = wordsNow(autoshipWords)
  const change = lastChange.read()
  if (!change) return
  lastChange.set(undefined)
  try {
    await api.undoAutoshipChange({ params: { key: change.undo } })
    toasts.show({ text: words.undone, icon: 'check' })
  } catch (refused) {
    const text = refusalMessage(refused, words.failed)
    toasts.show({ text, kind: 'important', icon: 'warn' })
  }
  await Promise.allSettled([autoshipStore.load(), scheduleStore.load(), userStore.load()])
}
