import { safeSessionStorage } from '../../client/safe-storage.ts'

/** What was typed and not sent is kept in its tab for a reload, under the shop's own names. Who logs out leaves none of it to the next person. */
export const clearDrafts = (): void => safeSessionStorage.removeAll('avots.')
