type TrustedPolicies = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string }
}

/** The browser runs no script from an address that no policy has named. */
export function workerAddress(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedPolicies }
  if (!trustedTypes) return address
  return trustedTypes
    .createPolicy('worker', { createScriptURL: (own) => own })
    .createScriptURL(address)
}
