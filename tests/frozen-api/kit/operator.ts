import { parseArgs } from 'node:util'
import type { AppWithDb } from '../../../server/app-context.ts'
import { commands } from '../../../server/commands.ts'
import type { OpenApp } from '../../../server/open-app.ts'
import { findCommand } from '../../../server/platform/command.ts'

/** `deliver --order 5 101=3/2`, as the operator would type it. */
export async function operate(app: AppWithDb, ...words: string[]): Promise<unknown> {
  const found = findCommand(commands, words)
  if (found === undefined) throw new Error(`no such command: ${words.join(' ')}`)
  const { values, positionals } = parseArgs({
    args: found.rest,
    options: { ...found.command.options },
    allowPositionals: true,
  })
  return (await found.command.run(app as OpenApp, { words: positionals, options: values as never }))
    .data
}
