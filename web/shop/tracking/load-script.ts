/** Fetches a network's program: called after consent alone. */
export function loadScript(address: string) {
  const script = document.createElement('script')
  script.async = true
  script.src = address
  document.head.append(script)
}
