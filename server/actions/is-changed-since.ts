/** Whether another has changed a value that is to be taken back. */
export const isChangedSince = (from: object, now: object): boolean =>
  Object.entries(from).some(
    ([field, value]) =>
      JSON.stringify((now as Record<string, unknown>)[field]) !== JSON.stringify(value),
  )
