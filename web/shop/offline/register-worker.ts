import { workerAddress } from '../../client/worker-address.ts'

let registered: Promise<ServiceWorkerRegistration> | undefined

/** The worker of the installed shop, and of a browser that takes its messages. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  (registered ??= navigator.serviceWorker.register(workerAddress('/sw.js'), { scope: '/' }))
