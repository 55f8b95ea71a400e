import { api } from '../session/api.ts'
import { createObserved } from '../../client/observed.ts'
import { isRefusal, refusalMessage } from '../../client/refusals.ts'
import { toasts } from '../../ui/toasts.ts'
import { autoshipWords } from '../../words/shop/autoship.ts'
import { wordsNow } from '../../words/words-now.ts'
import { userStore } from '../session/user-store.ts'
import { upcomingStore } from '../session/upcoming-store.ts'

/** The last change with its undo key; shown on the page after the toast has gone. */
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

/** The server refuses when a later change prevents the undo; the refusal is shown. */
export async function undoLastChange(): Promise<void> {
  const words = wordsNow(autoshipWords)
  const change = lastChange.read()
  if (!change) return
  lastChange.set(undefined)
  try {
    await api.undoAutoshipChange({ params: { key: change.undo } })
    toasts.show({ text: words.undone, icon: 'check' })
  } catch (refused) {
    // Without an answer it is offered again, unless there is a later one.
    if (!isRefusal(refused) && !lastChange.read()) lastChange.set(change)
    const text = refusalMessage(refused, words.failed)
    toasts.show({ text, kind: 'important', icon: 'warn' })
  }
  await Promise.allSettled([upcomingStore.load(), userStore.load()])
}
