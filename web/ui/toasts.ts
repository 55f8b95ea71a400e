import { type IconName } from './icon-paths.ts'

export type NewToast = {
  text: string
  /** News stay for 3 seconds; what matters for 10, and interrupts the screen reader. */
  kind?: 'news' | 'important'
  icon?: IconName
  action?: { label: string; press: () => void }
}

export type Toast = NewToast & { id: number }

export const toastLifeMs = { news: 3000, important: 10_000 }

/** More at once is a wall nobody reads; the rest wait for their turn. */
const shownAtOnce = 3

export function createToasts() {
  let waiting: readonly Toast[] = []
  let shown: readonly Toast[] = []
  let lastId = 0
  const watchers = new Set<() => void>()

  function become(toasts: readonly Toast[]) {
    waiting = toasts
    shown = toasts.slice(0, shownAtOnce)
    for (const watcher of watchers) watcher()
  }

  return {
    /** The same words again take the place of the first, so that nothing piles up. */
    show: (news: NewToast) => {
      lastId += 1
      const id = lastId
      become([...waiting.filter((toast) => toast.text !== news.text), { ...news, id }])
      return id
    },
    dismiss: (id: number) => become(waiting.filter((toast) => toast.id !== id)),
    shown: () => shown,
    subscribe: (watcher: () => void) => {
      watchers.add(watcher)
      return () => {
        watchers.delete(watcher)
      }
    },
  }
}

/** The one queue of this browser tab; nothing is told on the server. */
export const toasts = createToasts()
