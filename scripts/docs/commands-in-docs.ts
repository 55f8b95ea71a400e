import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commands } from '../../server/commands.ts'
import { findCommand } from '../../server/platform/command.ts'

const handbook = 'docs/handbook'

/** The documents whose commands people type. */
export const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/operations.md',
  'docs/security.md',
  ...readdirSync(handbook)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(handbook, name)),
]

const programs =
  /^(?:\w+=\S+ )*(?:npm|npx|node|node_modules\/\S+|docker|systemctl|rsync|openssl|ln|createdb) ./

const isOperators = (text: string) => findCommand(commands, text.split(' ')) !== undefined

/** An operator's command is written with `npm run shop --` before it, or without. */
const withoutProgram = (text: string) => text.replace(/^npm run shop -- /, '')

/** The lines of the code blocks, without comments; a line that ends with `\` goes on. */
const inBlocks = (text: string): string[] =>
  [...text.matchAll(/^```\w*\n(.*?)^```/gms)].flatMap(([, block]) =>
    block!
      .replaceAll(/\\\n\s*/g, '')
      .split('\n')
      .map((line) => line.replace(/(?:^|\s+)#.*$/, '').trim())
      .filter((line) => line !== ''),
  )

const inSentences = (text: string): string[] =>
  [...text.replaceAll(/^```.*?^```/gms, '').matchAll(/`([^`]+)`/g)]
    .map(([, span]) => span!.replaceAll(/\s+/g, ' '))
    .filter((span) => programs.test(span) || isOperators(withoutProgram(span)))

/** The name of a command alone, whose longer form is among the others. */
const isShortened = (text: string, all: readonly string[]) => {
  const found = findCommand(commands, text.split(' '))
  if (found === undefined || found.rest.length > 0) return false
  return all.some(
    (other) => other !== text && findCommand(commands, other.split(' '))?.command === found.command,
  )
}

const everyCommandIn = (document: string): string[] => {
  const text = readFileSync(document, 'utf8')
  return [...inBlocks(text), ...inSentences(text)].map(withoutProgram)
}

/** Every command of the documents, each once; a name alone stands for the longer form beside it. */
export function commandsIn(...named: readonly string[]): string[] {
  const all = documents.flatMap(everyCommandIn)
  return [...new Set(named.flatMap(everyCommandIn))].filter((text) => !isShortened(text, all))
}
