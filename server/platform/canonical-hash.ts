import { createHash } from 'node:crypto'

/** Equal for equal values, whatever order the database names their members in. */
export const canonicalHash = (value: unknown): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(sorted(value)))
    .digest()

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, member]) => member !== undefined)
  const inOrder = entries.toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(inOrder.map(([key, member]) => [key, sorted(member)]))
}
