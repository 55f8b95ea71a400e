import { defaultSettings } from '../../domain/settings.ts'
import type { House } from '../house.ts'
import { CommandRefused, type Commands } from '../platform/command.ts'

/** What the office may change of the rules' sums and limits. */
export const settingsCommands: Commands<House> = {
  'settings show': {
    usage: 'settings show',
    summary: 'The sums and limits in force',
    run: async ({ settings }) => {
      const data = await settings()
      return { data, lines: Object.entries(data).map(([key, value]) => `${key} = ${JSON.stringify(value)}`) }
    },
  },
  'settings set': {
    usage: 'settings set KEY VALUE',
    summary: 'Changes one of them for all processes at once; VALUE is JSON',
    run: async ({ db }, { words: [key, text] }) => {
      if (key === undefined || text === undefined || !Object.hasOwn(defaultSettings, key)) {
        throw new CommandRefused(`KEY must be one of ${Object.keys(defaultSettings).join(', ')}.`)
      }
      const value = jsonLike(text, defaultSettings[key as keyof typeof defaultSettings])
      const row = { key, value: JSON.stringify(value) }
      await db
        .insertInto('settings')
        .values(row)
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: row.value, updatedAt: new Date() }))
        .execute()
      return { data: { [key]: value }, lines: [`${key} is now ${JSON.stringify(value)}.`] }
    },
  },
}

/** The new value must be of the same kind as the one it replaces. */
function jsonLike(text: string, example: unknown): unknown {
  const plain = typeof example === 'string' ? JSON.stringify(text) : text
  try {
    const value: unknown = JSON.parse(plain)
    if (typeof value === typeof example && Array.isArray(value) === Array.isArray(example)) return value
  } catch {
    // Said below, like a value of another kind.
  }
  throw new CommandRefused(`VALUE must be like ${JSON.stringify(example)}.`)
}
