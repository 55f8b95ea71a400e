/** A UUID of version 7: sorted by the moment at which it was made. */
export function uuidByTime(nowMs: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const time = Math.trunc(nowMs).toString(16).padStart(12, '0')
  const random = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = ((bytes[8]! & 0x3f) | 0x80).toString(16)
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${random.slice(13, 16)}`,
    `${variant}${random.slice(18, 20)}`,
    random.slice(20),
  ].join('-')
}
