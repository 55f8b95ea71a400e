const refundPrefix = 'AVR-'

/** Our transfers name the refund that they pay; the statement brings the name back. */
export const endToEndIdOf = (refundId: number): string => `${refundPrefix}${refundId}`

export function refundOf(endToEndId: string | null): number | null {
  const [, id] = new RegExp(`^${refundPrefix}(\\d{1,9})$`).exec(endToEndId ?? '') ?? []
  return id === undefined ? null : Number(id)
}
