import { byCommand } from '../../domain/actor.ts'
import { defaultSettings } from '../../domain/settings.ts'
import type { AppWithDb } from '../app-context.ts'
import { CommandRefused, type Commands } from '../platform/command.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { changeSetting, isSetting } from './change-setting.ts'

export const settingsCommands: Commands<AppWithDb> = {
  'settings show': {
    usage: 'settings show',
    summary: 'The sums and limits in force',
    run: async ({ settings }) => {
      const data = await settings()
      return {
        data,
        lines: Object.entries(data).map(([key, value]) => `${key} = ${JSON.stringify(value)}`),
      }
    },
  },
  'settings set': {
    usage: 'settings set KEY VALUE',
    summary: 'Changes one of them for all processes at once; `settings show` shows how VALUE looks',
    run: async (app, { words: [key, text] }) => {
      if (key === undefined || text === undefined || !isSetting(key))
        throw new CommandRefused(`KEY must be one of ${Object.keys(defaultSettings).join(', ')}.`)
      const example = defaultSettings[key]
      const value = typeof example === 'string' ? unquoted(text) : jsonIn(text)
      const changed = await inTransaction(app.db, (tx) =>
        changeSetting(app, tx, byCommand, { key, value }),
      )
      if (!changed.ok)
        throw new CommandRefused(
          `${key} cannot be ${text}: VALUE must be like ${printed(example)}, and it is ` +
            `${printed((await app.settings())[key])} now.`,
        )
      return { data: { [key]: value }, lines: [`${key} is now ${JSON.stringify(value)}.`] }
    },
  },
}

const printed = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** As `settings show` prints it, or without its quotation marks. */
const unquoted = (text: string): string => /^"(.*)"$/.exec(text)?.[1] ?? text

/** What is no JSON is no value of any setting. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
