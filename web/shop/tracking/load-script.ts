const HOSTS = ['https://connect.facebook.net/', 'https://www.googletagmanager.com/']

type ScriptAddresses = { createScriptURL: (address: string) => string }
type TrustedTypes = {
  createPolicy: (name: string, rules: ScriptAddresses) => ScriptAddresses
}

/** The content policy lets an address become a script only by this name. */
let addresses: ScriptAddresses | undefined

function trustNetworks(): ScriptAddresses {
  const rules: ScriptAddresses = {
    createScriptURL(address) {
      if (HOSTS.some((host) => address.startsWith(host))) return address
      throw new TypeError(`${address} is not a network's script.`)
    },
  }
  const { trustedTypes } = window as unknown as { trustedTypes?: TrustedTypes }
  return trustedTypes?.createPolicy('networks', rules) ?? rules
}

/** Loads a network's script; call it only after consent. */
export function loadScript(address: string) {
  addresses ??= trustNetworks()
  const script = document.createElement('script')
  script.async = true
  script.src = addresses.createScriptURL(address)
  document.head.append(script)
}
