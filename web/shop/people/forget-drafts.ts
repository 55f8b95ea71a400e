/** What was typed and not sent is kept in its tab for a reload, under the shop's own names. Who logs out leaves none of it to the next person. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('avots.')) sessionStorage.removeItem(key)
  } catch {
    // A browser that refuses storage has kept nothing.
  }
}
