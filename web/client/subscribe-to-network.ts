/** For `useSyncExternalStore`: the browser has lost its network, or has it back. */
export function subscribeToNetwork(listener: () => void): () => void {
  const events = ['online', 'offline'] as const
  for (const event of events) addEventListener(event, listener)
  return () => {
    for (const event of events) removeEventListener(event, listener)
  }
}
