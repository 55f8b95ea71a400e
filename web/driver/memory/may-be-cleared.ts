/** A browser that does not promise to store for good may clear the day of an app that lies unused. */
export const mayBeCleared = async (): Promise<boolean> =>
  (await navigator.storage?.persisted?.().catch(() => true)) === false
