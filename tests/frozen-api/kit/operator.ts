import { parseArgs } from 'node:util'
import type { App } from '../../../server/app-context.ts'
import { autoshipCommands } from '../../../server/autoship/commands.ts'
import { cartCommands } from '../../../server/cart/commands.ts'
import { catalogueCommands } from '../../../server/catalogue/commands.ts'
import { customerCommands } from '../../../server/customers/commands.ts'
import { deliveryCommands } from '../../../server/delivery/commands.ts'
import { depositCommands } from '../../../server/deposits/commands.ts'
import { dispatchCommands } from '../../../server/dispatch/commands.ts'
import { parcelCommands } from '../../../server/dispatch/parcel-commands.ts'
import { ledgerCommands } from '../../../server/ledger/commands.ts'
import { paperCommands } from '../../../server/papers/commands.ts'
import { type Commands, findCommand } from '../../../server/platform/command.ts'
import { settingsCommands } from '../../../server/settings/commands.ts'

/** The one place of these tests that knows where the shop keeps its commands. */
const commands: Commands<App> = {
  ...autoshipCommands,
  ...cartCommands,
  ...catalogueCommands,
  ...customerCommands,
  ...deliveryCommands,
  ...depositCommands,
  ...dispatchCommands,
  ...parcelCommands,
  ...ledgerCommands,
  ...paperCommands,
  ...settingsCommands,
}

/** `deliver --order 5 101=3/2`, as the operator would type it. */
export async function operate(app: App, ...words: string[]): Promise<unknown> {
  const found = findCommand(commands, words)
  if (found === undefined) throw new Error(`no such command: ${words.join(' ')}`)
  const { values, positionals } = parseArgs({
    args: found.rest,
    options: { ...found.command.options },
    allowPositionals: true,
  })
  return (await found.command.run(app, { words: positionals, options: values as never })).data
}
