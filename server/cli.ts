import { parseArgs } from 'node:util'
import { terminalText } from '../domain/words/hidden-signs.ts'
import { commands } from './commands.ts'
import { readConfig } from './config.ts'
import { openApp } from './open-app.ts'
import { describeError, failureAnswer } from './describe-error.ts'
import { CommandRefused, findCommand } from './platform/command.ts'
import { withCheckedTexts } from './platform/command-options.ts'

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
      options: withCheckedTexts(values),
    })
    // Customers wrote some of it.
    const shown = values.json ? JSON.stringify(result.data) : result.lines.join('\n')
    console.log(terminalText(shown))
  } finally {
    await app.close()
  }
}

const words = process.argv.slice(2)
await run(words).catch((error: unknown) => {
  const line = describeError(error)
  // A machine reads the refusal where it would have read the answer.
  if (words.includes('--json')) console.log(terminalText(JSON.stringify(failureAnswer(error))))
  else console.error(line === undefined ? error : terminalText(line))
  process.exit(1)
})
