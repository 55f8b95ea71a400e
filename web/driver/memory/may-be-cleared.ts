/** A browser that does not promise to store for good may clear the day of an app that lies unused. */
export async function mayBeCleared(): Promise<boolean> {
  const isStored = (await navigator.storage?.persisted?.().catch(() => true)) ?? true
  return !isStored
}
