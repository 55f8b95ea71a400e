import { parseArgs } from 'node:util'
import { seedCommands } from '../db/seed/commands.ts'
import { autoshipCommands } from './autoship/commands.ts'
import { cartCommands } from './cart/commands.ts'
import { catalogueCommands } from './catalogue/commands.ts'
import { customerCommands } from './customers/commands.ts'
import { deliveryCommands } from './delivery/commands.ts'
import { ConfigError, readConfig } from './config.ts'
import { depositCommands } from './deposits/commands.ts'
import { ledgerCommands } from './ledger/commands.ts'
import { dispatchCommands } from './dispatch/commands.ts'
import { parcelCommands } from './dispatch/parcel-commands.ts'
import { notificationCommands } from './notifications/commands.ts'
import { openHouse, type OpenHouse } from './open-house.ts'
import { paymentCommands } from './payments/commands.ts'
import { paperCommands } from './papers/commands.ts'
import { type Commands, CommandRefused, findCommand } from './platform/command.ts'
import { platformCommands } from './platform/commands.ts'
import { settingsCommands } from './settings/commands.ts'

/** `npm run shop -- …`: every room's commands for the operator. */
const commands: Commands<OpenHouse> = {
  ...seedCommands,
  ...catalogueCommands,
  ...cartCommands,
  ...customerCommands,
  ...deliveryCommands,
  ...settingsCommands,
  ...autoshipCommands,
  ...dispatchCommands,
  ...parcelCommands,
  ...paperCommands,
  ...notificationCommands,
  ...ledgerCommands,
  ...paymentCommands,
  ...depositCommands,
  ...platformCommands,
}

const help = () =>
  Object.values(commands)
    .map(({ usage, summary }) => `  ${usage}\n      ${summary}`)
    .toSorted()
    .join('\n')

async function run(words: string[]): Promise<void> {
  const found = findCommand(commands, words)
  if (found === undefined) throw new CommandRefused(`There is no such command. These are:\n${help()}`)
  const { values, positionals } = parseArgs({
    args: found.rest,
    options: { ...found.command.options, json: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const house = await openHouse({ ...readConfig(process.env), LOG_LEVEL: 'error' }, 'command')
  try {
    const told = await found.command.run(house, {
      words: positionals,
      options: values,
    })
    console.log(values.json ? JSON.stringify(told.data) : told.lines.join('\n'))
  } finally {
    await house.close()
  }
}

/** An option that is none, by the words of `parseArgs`. */
const isArgument = (error: unknown) =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')

/** A file that is not there or may not be written, a database that does not answer: its message says it. */
const isSystem = (error: unknown) => error instanceof Error && 'syscall' in error

await run(process.argv.slice(2)).catch((error: unknown) => {
  const isPlain =
    error instanceof CommandRefused || error instanceof ConfigError || isArgument(error) || isSystem(error)
  console.error(isPlain ? (error as Error).message : error)
  process.exit(1)
})
