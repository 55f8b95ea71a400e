import { byCommand } from '../../domain/actor.ts'
import { defaultSettings, type ShopSettings } from '../../domain/settings.ts'
import { aboutSettings } from '../../contract/shared/setting-sentences.ts'
import type { AppWithDb } from '../app-context.ts'
import { CommandRefused, type Commands } from '../platform/command.ts'
import { dayOption } from '../platform/command-options.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { changeSetting, isSetting } from './change-setting.ts'
import { findChanges, listChanges } from './setting-store.ts'

export const settingsCommands: Commands<AppWithDb> = {
  'settings show': {
    usage: 'settings show',
    summary: 'The sums and limits in force',
    run: async ({ settings, db, clock }) => {
      const data = await settings()
      const planned = (await findChanges(db)).filter(({ startsOn }) => startsOn > clock.today())
      const lines = Object.entries(data).flatMap(([key, value]) => [
        `${key} = ${JSON.stringify(value)}`,
        `  ${aboutSettings[key as keyof ShopSettings].en}`,
        ...planned
          .filter((change) => change.key === key)
          .map((change) => `  from ${change.startsOn}: ${JSON.stringify(change.value)}`),
      ])
      return { data, lines }
    },
  },
  'settings history': {
    usage: 'settings history [KEY]',
    summary: 'Which settings were changed, from which day on, by whom and why',
    run: async ({ db }, { words: [key] }) => {
      const data = await listChanges(db, key)
      const lines = data.map(
        ({ key, value, startsOn, name, actorKind, reason, takenBackAt }) =>
          `${startsOn}  ${key} = ${JSON.stringify(value)}, ${name ?? actorKind}` +
          (reason ? `: ${reason}` : '') +
          (takenBackAt ? ' (taken back)' : ''),
      )
      return { data, lines: lines.length > 0 ? lines : ['Nothing was changed.'] }
    },
  },
  'settings set': {
    usage: 'settings set KEY VALUE [--from 2026-12-01] [--why "…"]',
    summary:
      'Changes one of them for all processes at once, or from a day on; `settings show` shows how VALUE looks',
    options: { from: { type: 'string' }, why: { type: 'string', default: '' } },
    run: async (app, { words: [key, text], options }) => {
      if (key === undefined || text === undefined || !isSetting(key))
        throw new CommandRefused(`KEY must be one of ${Object.keys(defaultSettings).join(', ')}.`)
      const example = defaultSettings[key]
      const value = typeof example === 'string' ? unquoted(text) : jsonIn(text)
      const startsOn =
        options['from'] === undefined ? app.clock.today() : dayOption(options, 'from')
      const change = { key, value, startsOn, reason: String(options['why'] ?? '') }
      const changed = await inTransaction(app.db, (tx) => changeSetting(app, tx, byCommand, change))
      if (!changed.ok && changed.refusal === 'in_the_past')
        throw new CommandRefused('--from must not be before today.')
      if (!changed.ok)
        throw new CommandRefused(
          `${key} cannot be ${text}: VALUE must be like ${printed(example)}, and it is ` +
            `${printed((await app.settings())[key])} now.`,
        )
      const from = startsOn === app.clock.today() ? 'now' : `from ${startsOn} on`
      return { data: { [key]: value }, lines: [`${key} is ${from} ${JSON.stringify(value)}.`] }
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
