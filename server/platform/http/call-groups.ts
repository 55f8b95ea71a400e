import type { Call, Calls } from '../../../contract/shared/call.ts'

/** Chapters of a document by name; calls of other paths are grouped by the first part of theirs. */
export type GroupTexts = Record<string, { text: string; paths: readonly string[] }>

export function groupOf({ path }: Call, groups: GroupTexts = {}): string {
  const first = path.split('/')[1]!
  return Object.keys(groups).find((name) => groups[name]!.paths.includes(first)) ?? first
}

export const groupsOf = (calls: Calls, groups: GroupTexts = {}) =>
  [...new Set(Object.values(calls).map((call) => groupOf(call, groups)))].map((name) => ({
    name,
    description: groups[name]?.text ?? `Calls below \`/${name}\``,
  }))
