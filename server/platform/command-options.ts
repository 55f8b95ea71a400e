import { resolve } from 'node:path'
import { z } from 'zod'
import { filledPrintedText, text } from '../../contract/shared/scalars.ts'
import { type Day, parseDay } from '../../domain/calendar.ts'
import { type CommandInput, CommandRefused } from './command.ts'

type Options = CommandInput['options']

/** The number of a record: `--order 44`. */
export function numberOption(options: Options, name: string): number {
  const text = options[name]
  if (typeof text !== 'string' || !/^[1-9]\d{0,14}$/.test(text))
    throw new CommandRefused(`--${name} must be a number.`)
  return Number(text)
}

/** A day that must be given: `--date 2026-11-24`. */
export function dayOption(options: Options, name: string): Day {
  const text = options[name]
  const day = typeof text === 'string' ? parseDay(text) : null
  if (!day) throw new CommandRefused(`--${name} must be a day such as 2026-11-24.`)
  return day
}

/** A reason that must be given: `--why "…"`. */
export function reasonOption(options: Options): string {
  const { why } = options
  if (typeof why !== 'string' || why.trim() === '')
    throw new CommandRefused('--why must say what happened.')
  return why.trim()
}

const Texts = z.object({ why: text(300).optional(), note: text(300).optional() })

/** Customers read reasons and notes: they obey the rules of the office's fields. */
export function withCheckedTexts(options: Options): Options {
  const read = Texts.safeParse(options)
  if (read.success) return { ...options, ...read.data }
  const option = String(read.error.issues[0]!.path[0])
  throw new CommandRefused(`--${option} may have 300 letters and no control signs.`)
}

/** A name that papers show. */
export function printedName(name: string | undefined, most = 100): string {
  const read = filledPrintedText(most).safeParse(name)
  if (read.success) return read.data
  throw new CommandRefused(`The name must have 1 to ${most} letters, of those that papers show.`)
}

/** npm runs a command in the shop's folder, and names the one in which the operator stands. */
export const pathOf = (file: string): string =>
  resolve(
    process.env['npm_lifecycle_event'] === 'shop' ? (process.env['INIT_CWD'] ?? '.') : '.',
    file,
  )
