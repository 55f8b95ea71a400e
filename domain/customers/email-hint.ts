/** Mailboxes of most customers. */
const knownDomains = [
  'gmail.com',
  'inbox.lv',
  'outlook.com',
  'hotmail.com',
  'mail.com',
  'icloud.com',
  'yahoo.com',
  'apollo.lv',
  'one.lv',
  'tvnet.lv',
]

const MOST_ERRORS = 2

/** The address with the domain that was probably meant; undefined where nothing looks mistyped. */
export function emailHint(email: string): string | undefined {
  const [name, domain, ...rest] = email.trim().toLowerCase().split('@')
  if (!name || !domain || rest.length > 0 || knownDomains.includes(domain)) return undefined
  const meant = knownDomains.find((known) => errorsBetween(domain, known) <= MOST_ERRORS)
  // A short domain differs from many others by two letters.
  if (meant === undefined || errorsBetween(domain, meant) * 4 > meant.length) return undefined
  return `${name}@${meant}`
}

/** Letters wrong, missing, extra or swapped with their neighbour. */
function errorsBetween(typed: string, meant: string): number {
  const rows = Array.from({ length: typed.length + 1 }, (_, row) => [row])
  for (let column = 1; column <= meant.length; column += 1) rows[0]![column] = column
  for (let row = 1; row <= typed.length; row += 1)
    for (let column = 1; column <= meant.length; column += 1) {
      const differs = typed[row - 1] === meant[column - 1] ? 0 : 1
      const isSwap = typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1]
      rows[row]![column] = Math.min(
        rows[row - 1]![column]! + 1,
        rows[row]![column - 1]! + 1,
        rows[row - 1]![column - 1]! + differs,
        isSwap ? rows[row - 2]![column - 2]! + 1 : Infinity,
      )
    }
  return rows[typed.length]![meant.length]!
}
