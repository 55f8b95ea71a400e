/**
 * The same bytes in memory of their own, for what stays. Node cuts small buffers out of blocks of
 * 64 kB, and one that stays would hold its whole block.
 */
export function ownBytes(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  own.set(bytes)
  return own
}
