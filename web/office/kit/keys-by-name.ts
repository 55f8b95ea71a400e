import type { Shortcut } from './shortcuts.ts'

type Named = Omit<Shortcut, 'run'>

/** The keys that go by one name, in their order: `j` and `k` are both of a row. */
export function keysByName(shortcuts: readonly Named[], nameOf: (shortcut: Named) => string) {
  const named = new Map<string, string[]>()
  for (const shortcut of shortcuts) {
    if (shortcut.keys === undefined) continue
    const keys = named.get(nameOf(shortcut)) ?? []
    named.set(nameOf(shortcut), [...new Set([...keys, shortcut.keys])])
  }
  return named
}

/** A label as it stands within a line. */
export const smallLabel = (label: string) => label[0]!.toLowerCase() + label.slice(1)
