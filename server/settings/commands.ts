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
    summary: 'Changes one of them for all processes at once; VALUE is JSON',
    run: async (app, { words: [key, text] }) => {
      if (key === undefined || text === undefined || !isSetting(key))
        throw new CommandRefused(`KEY must be one of ${Object.keys(defaultSettings).join(', ')}.`)
      const example = defaultSettings[key]
      const value = typeof example === 'string' ? text : jsonIn(text)
      const changed = await inTransaction(app.db, (tx) =>
        changeSetting(app, tx, byCommand, { key, value }),
      )
      if (!changed.ok) throw new CommandRefused(`VALUE must be like ${JSON.stringify(example)}.`)
      return { data: { [key]: value }, lines: [`${key} is now ${JSON.stringify(value)}.`] }
    },
  },
}

/** What is no JSON is no value of any setting. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
