/** Loads a network's script; call it only after consent. */
export function loadScript(address: string) {
  const script = document.createElement('script')
  script.async = true
  script.src = address
  document.head.append(script)
}
