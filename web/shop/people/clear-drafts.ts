import { safeSessionStorage } from '../../client/safe-storage.ts'

/** Removes all typed drafts of this tab on log-out, before another customer uses it. */
export const clearDrafts = (): void => safeSessionStorage.removeAll('avots.')
