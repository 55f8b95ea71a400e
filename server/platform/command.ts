import type { ParseArgsOptionsConfig } from 'node:util'
import type { Outcome } from '../../domain/outcome.ts'

/** A command's answer: lines for a person and the same as data for machines. */
export type CommandResult = { lines: string[]; data: unknown }

/** Ends a command with one clear line for the operator; machines get the refusal as well. */
export class CommandRefused extends Error {
  readonly refusal: { code: string }

  constructor(message: string, refusal: { code: string } = { code: 'refused' }) {
    super(message)
    this.refusal = refusal
  }
}

export type CommandInput = {
  words: string[]
  options: Record<string, string | boolean | undefined>
}

export type Command<Context> = {
  /** As in the help: `day close --date 2026-11-24`. */
  usage: string
  summary: string
  options?: ParseArgsOptionsConfig
  run: (app: Context, input: CommandInput) => Promise<CommandResult>
}

/** A record's number as the operator wrote it; 0, which no record has, for anything else. */
export const parseRecordNumber = (text: unknown): number =>
  /^\d{1,15}$/.test(String(text)) ? Number(text) : 0

/** By the command's words: `ledger check`, `deliver`. */
export type Commands<Context> = Record<string, Command<Context>>

/** The command with the longest name that the words begin with, and the words after it. */
export function findCommand<Context>(commands: Commands<Context>, words: string[]) {
  for (let length = words.length; length > 0; length -= 1) {
    const name = words.slice(0, length).join(' ')
    const command = commands[name]
    if (command) return { command, rest: words.slice(length) }
  }
  return undefined
}

/** The value, or the refusal as one line for the operator. */
export function valueOrRefuse<Value>(outcome: Outcome<Value, { code: string }>): Value {
  if (outcome.ok) return outcome.value
  const { code, ...facts } = outcome.refusal
  const details = Object.entries(facts).map(([name, value]) => `${name} ${JSON.stringify(value)}`)
  throw new CommandRefused([code.replaceAll('_', ' '), ...details].join(', '), outcome.refusal)
}
