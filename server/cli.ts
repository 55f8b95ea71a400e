import { parseArgs } from 'node:util'
import { stockCommands } from './stock/commands.ts'
import { seedCommands } from '../db/seed/commands.ts'
import { autoshipCommands } from './autoship/commands.ts'
import { cartCommands } from './cart/commands.ts'
import { catalogueCommands } from './catalogue/commands.ts'
import { customerCommands } from './customers/commands.ts'
import { territoryCommands } from './territory/commands.ts'
import { readConfig } from './config.ts'
import { disputeCommands } from './bottles/dispute-commands.ts'
import { depositCommands } from './bottles/deposit-commands.ts'
import { ledgerCommands } from './ledger/commands.ts'
import { dispatchCommands } from './dispatch/commands.ts'
import { parcelCommands } from './dispatch/parcel-commands.ts'
import { notificationCommands } from './notifications/commands.ts'
import { openApp, type OpenApp } from './open-app.ts'
import { describeError } from './describe-error.ts'
import { paymentCommands } from './payments/commands.ts'
import { documentCommands } from './documents/commands.ts'
import { type Commands, CommandRefused, findCommand } from './platform/command.ts'
import { platformCommands } from './platform/commands.ts'
import { settingsCommands } from './settings/commands.ts'

/** `npm run shop -- …`: the operator's commands of all rooms. */
const commands: Commands<OpenApp> = {
  ...seedCommands,
  ...catalogueCommands,
  ...stockCommands,
  ...cartCommands,
  ...customerCommands,
  ...territoryCommands,
  ...settingsCommands,
  ...autoshipCommands,
  ...dispatchCommands,
  ...parcelCommands,
  ...disputeCommands,
  ...documentCommands,
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
  if (found === undefined) {
    const problem = words.length === 0 ? 'Name a command.' : 'There is no such command.'
    throw new CommandRefused(`${problem} These are:\n${help()}`)
  }
  const { values, positionals } = parseArgs({
    args: found.rest,
    options: { ...found.command.options, json: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const app = await openApp({ ...readConfig(process.env), LOG_LEVEL: 'error' }, 'command')
  try {
    const result = await found.command.run(app, {
      words: positionals,
      options: values,
    })
    console.log(values.json ? JSON.stringify(result.data) : result.lines.join('\n'))
  } finally {
    await app.close()
  }
}

await run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(describeError(error) ?? error)
  process.exit(1)
})
