import { byCommand } from '../../../domain/actor.ts'
import { formatEuros, parseEuros } from '../../../domain/money.ts'
import {
  type DifferenceHolder,
  differenceHolders,
  type DifferenceReason,
  differenceReasons,
} from '../../../domain/dispatch/difference-reasons.ts'
import { handInParts } from '../../../domain/dispatch/run-differences.ts'
import type { AppWithDb } from '../../app-context.ts'
import { CommandRefused, type CommandInput, type Commands } from '../../platform/command.ts'
import { numberOption } from '../../platform/command-options.ts'
import { doByCommand } from '../runs/do-by-command.ts'
import { countCash, countHandIn } from './count-hand-in.ts'
import { countLoad, setSpare } from './count-load.ts'
import type { LoadOfRun } from './read-load.ts'
import { explainRun, findRunToExplain } from './explain-run.ts'
import { type Naming, nameDifference } from './name-difference.ts'
import type { BottlesOfRun, CashOfShift } from './open-matters.ts'

const text = { type: 'string' } as const

const differenceCommands: Commands<AppWithDb> = {
  'run why': {
    usage: 'run why --run N',
    summary: 'Why the counts of a run may differ, the likeliest first',
    options: { run: text },
    run: async (app, { options }) => {
      const runId = numberOption(options, 'run')
      const run = await findRunToExplain(app.db, runId)
      if (!run) throw new CommandRefused('no such run')
      const data = await explainRun(app.db, run)
      const lines = data.flatMap(({ key, amount, causes }) => [
        `${key} ${amount}:`,
        ...causes.map(({ kind, stopIds }) => `  ${kind.replaceAll('_', ' ')} ${stopsOf(stopIds)}`),
      ])
      return { data, lines: lines.length > 0 ? lines : ['Nothing differs.'] }
    },
  },
  'run name': {
    usage: `run name --run N --part cash|${handInParts.join('|')} [--good N] --amount=-1 --reason R --holder H [--stop N] [--note "…"]`,
    summary: `Names a part of a difference. Holders: ${differenceHolders.join(', ')}`,
    options: {
      run: text,
      part: text,
      good: text,
      amount: text,
      reason: text,
      holder: text,
      stop: text,
      note: text,
    },
    run: async (app, { options }) => {
      const naming = namingOf(options)
      const data = await doByCommand(app, (tx) => nameDifference(app, tx, byCommand, naming))
      return { data, lines: [`Difference ${data.differenceId} has its reason and its holder.`] }
    },
  },
}

export const loadCommands: Commands<AppWithDb> = {
  'run spare': {
    usage: 'run spare --run N 101=2 …',
    summary: 'Pieces that a van takes along for sales at the door; 0 takes a good off',
    options: { run: text },
    run: async (app, { words, options }) => {
      const runId = numberOption(options, 'run')
      const goods = words.map(piecesOf)
      await doByCommand(app, (tx) => setSpare(app, tx, byCommand, { runId, goods }))
      return { data: { runId, goods }, lines: [`Run ${runId} has its spare stock.`] }
    },
  },
  'run load': {
    usage: 'run load --run N --side driver|warehouse 101=60 …',
    summary: 'What a side has counted into the van; only unequal goods are counted again',
    options: { run: text, side: text },
    run: async (app, { words, options }) => {
      const { side } = options
      if (side !== 'driver' && side !== 'warehouse')
        throw new CommandRefused('--side must be driver or warehouse.')
      const counted = { runId: numberOption(options, 'run'), goods: words.map(piecesOf) }
      const data = await doByCommand(app, (tx) =>
        countLoad(app, tx, byCommand, { ...counted, side }),
      )
      return { data, lines: loadLines(data) }
    },
  },
  'run count': {
    usage: 'run count --run N 101=6/52 101=6/52/1/0 …',
    summary: 'What came out of the van: full/empties, and damaged/of another firm',
    options: { run: text },
    run: async (app, { words, options }) => {
      const counted = { runId: numberOption(options, 'run'), counts: words.map(handInOf) }
      const data = await doByCommand(app, (tx) => countHandIn(app, tx, byCommand, counted))
      return { data, lines: bottleLines(data) }
    },
  },
  'run cash': {
    usage: 'run cash --run N 20.00=7 5.00=1 … | --total 145.00',
    summary: "The purse of a run's shift, by notes and coins or as a total",
    options: { run: text, total: text },
    run: async (app, { words, options }) => {
      const runId = numberOption(options, 'run')
      const counted =
        options['total'] === undefined
          ? { notes: words.map(notesOf) }
          : { cents: centsOption(options['total']) }
      const data = await doByCommand(app, (tx) => countCash(app, tx, byCommand, { runId, counted }))
      return { data, lines: cashLines(data) }
    },
  },
  ...differenceCommands,
}

function namingOf(options: CommandInput['options']): Naming {
  const part = choiceOption(options, 'part', ['cash', ...handInParts])
  const amount = Number(options['amount'])
  if (!Number.isInteger(amount) || amount === 0)
    throw new CommandRefused('--amount must be pieces or cents, such as -1.')
  const named = {
    runId: numberOption(options, 'run'),
    amount,
    reason: choiceOption<DifferenceReason>(options, 'reason', differenceReasons),
    holder: choiceOption<DifferenceHolder>(options, 'holder', differenceHolders),
    stopId: options['stop'] === undefined ? undefined : numberOption(options, 'stop'),
    note: typeof options['note'] === 'string' ? options['note'] : undefined,
  }
  return part === 'cash'
    ? { ...named, part }
    : { ...named, part, goodId: numberOption(options, 'good') }
}

function choiceOption<Choice extends string>(
  options: CommandInput['options'],
  name: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((known) => known === options[name])
  if (choice === undefined) throw new CommandRefused(`--${name} must be ${choices.join(', ')}.`)
  return choice
}

const piecesOf = (word: string) => {
  const [, goodId, pieces] = /^(\d+)=(\d{1,4})$/.exec(word) ?? []
  if (goodId === undefined) throw new CommandRefused(`${word} must be like 101=60: good=pieces.`)
  return { goodId: Number(goodId), pieces: Number(pieces) }
}

const handInOf = (word: string) => {
  const [, goodId, full, empty, damaged, notOurs] =
    /^(\d+)=(\d{1,4})\/(\d{1,4})(?:\/(\d{1,4})\/(\d{1,4}))?$/.exec(word) ?? []
  if (goodId === undefined) throw new CommandRefused(`${word} must be like 101=6/52.`)
  return {
    goodId: Number(goodId),
    full: Number(full),
    empty: Number(empty),
    damaged: Number(damaged ?? 0),
    notOurs: Number(notOurs ?? 0),
  }
}

const notesOf = (word: string) => {
  const [note, count] = word.split('=')
  if (count === undefined || !/^\d{1,4}$/.test(count))
    throw new CommandRefused(`${word} must be like 20.00=7: note=count.`)
  return { cents: centsOption(note), count: Number(count) }
}

function centsOption(given: unknown): number {
  const cents = parseEuros(String(given))
  if (cents === null || cents < 0) throw new CommandRefused('A sum is like 12.30.')
  return cents
}

const loadLines = ({ state, goods, short }: LoadOfRun): string[] => [
  `The load is ${state}.`,
  ...goods.map(
    ({ goodId, planned, driver, warehouse }) =>
      `Good ${goodId}: planned ${planned}, driver ${driver ?? '–'}, warehouse ${warehouse ?? '–'}.`,
  ),
  ...short.map(({ goodId, pieces }) => `Good ${goodId} is short by ${pieces}.`),
]

function bottleLines({ counted, differences }: BottlesOfRun): string[] {
  if (!counted) return ['Some goods are not counted yet.']
  if (differences.length === 0) return ['All pieces are as expected.']
  return differences.map(
    ({ goodId, part, expected, counted: found }) =>
      `Good ${goodId}, ${part}: expected ${expected}, counted ${found}.`,
  )
}

const cashLines = ({ expectedCents, counted, openCents }: CashOfShift): string[] => [
  `Expected ${formatEuros(expectedCents, 'en')}, counted ${formatEuros(counted?.cents ?? 0, 'en')}, open ${formatEuros(openCents, 'en')}.`,
]

const stopsOf = (stopIds: readonly number[]): string =>
  stopIds.length === 0 ? '' : `at stop ${stopIds.slice(0, 5).join(', ')}`
