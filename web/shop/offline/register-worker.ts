type TrustedPolicies = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string }
}

/** The browser runs no script from an address that no policy has named. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedPolicies }
  if (!trustedTypes) return '/sw.js'
  return trustedTypes
    .createPolicy('worker', { createScriptURL: (own) => own })
    .createScriptURL('/sw.js')
}

let registered: Promise<ServiceWorkerRegistration> | undefined

/** The worker of the installed shop, and of a browser that takes its messages. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  (registered ??= navigator.serviceWorker.register(workerAddress(), { scope: '/' }))
