import { createObserved } from '../../client/observed.ts'

/** Counts the changes of the phone's memory, so that what shows it reads again. */
export const changes = createObserved(0)

const others = 'BroadcastChannel' in globalThis ? new BroadcastChannel('avots-driver') : undefined
others?.addEventListener('message', () => changes.set(changes.read() + 1))

/** Also to the other pages of this browser. */
export function announceChange(): void {
  changes.set(changes.read() + 1)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  others?.postMessage('changed')
}
