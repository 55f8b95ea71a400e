import { type IconName } from './icon-paths.ts'

export type NewToast = {
  text: string
  /** An important toast stays longer and interrupts the screen reader. */
  kind?: 'info' | 'important'
  icon?: IconName
  action?: { label: string; press: () => void }
}

export type Toast = NewToast & { id: number }

export const toastDurationMs = { info: 3000, important: 10_000 }

/** Further toasts wait until one of these is gone. */
const MAX_VISIBLE = 3

export function createToasts() {
  let queue: readonly Toast[] = []
  let visible: readonly Toast[] = []
  let lastId = 0
  const listeners = new Set<() => void>()

  function update(toasts: readonly Toast[]) {
    queue = toasts
    visible = toasts.slice(0, MAX_VISIBLE)
    for (const listener of listeners) listener()
  }

  return {
    /** Replaces a toast with the same text. */
    show: (toast: NewToast) => {
      lastId += 1
      const id = lastId
      update([...queue.filter(({ text }) => text !== toast.text), { ...toast, id }])
      return id
    },
    dismiss: (id: number) => update(queue.filter((toast) => toast.id !== id)),
    visible: () => visible,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** The queue of this browser tab; the server shows no toasts. */
export const toasts = createToasts()
