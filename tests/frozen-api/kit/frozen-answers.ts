import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect } from 'vitest'

export const answersFolder = new URL('../answers/', import.meta.url)

/** `FREEZE=write` writes what is said now; without it what is missing or another fails. */
const writes = process.env.FREEZE === 'write'

export function expectFrozen(name: string, said: unknown): void {
  expect(JSON.parse(JSON.stringify(said))).toEqual(frozenIn(name, said))
}

/** What may grow: every frozen line is still there. What must be sent may not grow, either. */
export function expectKept(name: string, told: Record<string, string[]>): void {
  const frozen = frozenIn(name, told) as Record<string, string[]>
  const now = new Map(Object.entries(told).map(([call, lines]) => [call, new Set(lines)]))
  const gone = Object.entries(frozen).flatMap(([call, lines]) =>
    lines.filter((line) => !now.get(call)?.has(line)).map((line) => `${call} ${line}`),
  )
  expect(gone, 'lines that were there').toEqual([])
  // A body is needed for its members.
  const needed = (lines: string[]) =>
    lines.filter((line) => /^(path|query|body)/.test(line) && !/[?].*:|=|^body: object/.test(line))
  for (const [call, lines] of Object.entries(frozen))
    expect(needed(told[call]!), `what ${call} must be sent`).toEqual(needed(lines))
}

function frozenIn(name: string, said: unknown): unknown {
  const file = new URL(`${name}.json`, answersFolder)
  if (writes) writeFileSync(file, `${written(said, 0)}\n`)
  expect(existsSync(file), `answers/${name}.json was never frozen`).toBe(true)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** JSON in which a record that fits stands on one line: people read thousands of them. */
function written(value: unknown, depth: number): string {
  const line = oneLine(value)
  const indent = '  '.repeat(depth)
  if (typeof value !== 'object' || value === null || line.length + indent.length <= 76) return line
  const parts = Array.isArray(value)
    ? value.map((each) => written(each, depth + 1))
    : Object.entries(value).map(
        ([name, member]) => `${JSON.stringify(name)}: ${written(member, depth + 1)}`,
      )
  const [opens, closes] = Array.isArray(value) ? '[]' : '{}'
  return `${opens}\n${parts.map((part) => `${indent}  ${part}`).join(',\n')}\n${indent}${closes}`
}

function oneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`
  const members = Object.entries(value).map(
    ([name, member]) => `${JSON.stringify(name)}: ${oneLine(member)}`,
  )
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}
