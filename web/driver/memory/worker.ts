import { workerAddress } from '../../client/worker-address.ts'
import { countUnsent } from './wipe.ts'
import { readDay } from './memory.ts'

/** Lets the phone open without a network, and asks the browser to keep what it remembers. */
export async function registerWorker(): Promise<void> {
  await navigator.storage?.persist?.()
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const hadWorker = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    if (hadWorker) location.reload()
  })
  const registration = await serviceWorker.register(workerAddress('/driver/sw.js'), {
    scope: '/driver',
  })
  await takeNewVersion(registration)
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener(
      'statechange',
      () => void takeNewVersion(registration),
    )
  })
}

/** A version changes only while no run is under way and nothing waits to be sent. */
async function takeNewVersion({ waiting }: ServiceWorkerRegistration): Promise<void> {
  if (!waiting) return
  const stored = await readDay()
  const unsent = await countUnsent()
  const isUnderWay = stored?.day.runs.some(({ state }) => state === 'road') ?? false
  if (isUnderWay || unsent.events + unsent.pictures > 0) return
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
  waiting.postMessage('take-over')
}
