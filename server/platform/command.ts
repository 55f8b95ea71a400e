import type { ParseArgsOptionsConfig } from 'node:util'

/** What an operator's command answers: lines for a person and the same as data for machines. */
export type Told = { lines: string[]; data: unknown }

/** A command that cannot be done ends with one clear line. */
export class CommandRefused extends Error {}

export type Asked = { words: string[]; options: Record<string, string | boolean | undefined> }

export type Command<Place> = {
  /** As in the help: `day close --date 2026-11-24`. */
  usage: string
  summary: string
  options?: ParseArgsOptionsConfig
  run: (place: Place, asked: Asked) => Promise<Told>
}

/** A record's number as the operator wrote it; what is no number is nobody's. */
export const numberOf = (text: unknown): number =>
  /^\d{1,15}$/.test(String(text)) ? Number(text) : 0

/** By its words: `ledger check`, `deliver`. */
export type Commands<Place> = Record<string, Command<Place>>

/** The longest name that the words begin with, and what is left of them. */
export function findCommand<Place>(commands: Commands<Place>, words: string[]) {
  for (let length = words.length; length > 0; length -= 1) {
    const name = words.slice(0, length).join(' ')
    const command = commands[name]
    if (command) return { command, rest: words.slice(length) }
  }
  return undefined
}
