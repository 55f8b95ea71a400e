import { byCommand } from '../../../domain/actor.ts'
import { type RunState, runStates } from '../../../domain/dispatch/run-states.ts'
import type { AppWithDb } from '../../app-context.ts'
import { CommandRefused, type Commands } from '../../platform/command.ts'
import { dayOption, numberOption, reasonOption } from '../../platform/command-options.ts'
import { bookStops } from '../events/book-runs.ts'
import { reviewStop } from '../events/review-stop.ts'
import { assignDriver, moveRun, putStopsInOrder } from './change-run.ts'
import { doByCommand } from './do-by-command.ts'
import { addOrderToRun, moveStop, withdrawStop } from './move-stop.ts'
import { findRuns, loadStopsOfRun } from './read-run.ts'
import { findOpenStops } from './run-store.ts'
import { bookedLines, runLine, stopLine } from './run-lines.ts'

const text = { type: 'string' } as const

const stopCommands: Commands<AppWithDb> = {
  'run stop': {
    usage: 'run stop --stop N --run N',
    summary: 'Moves a waiting stop to another run of its day',
    options: { stop: text, run: text },
    run: async (app, { options }) => {
      const stopId = numberOption(options, 'stop')
      const toRunId = numberOption(options, 'run')
      const data = await doByCommand(app, (tx) => moveStop(app, tx, byCommand, { stopId, toRunId }))
      return { data, lines: [`Stop ${stopId} goes on as stop ${data.stopId}.`] }
    },
  },
  'run add': {
    usage: 'run add --run N --order N',
    summary: 'Adds an order of the closed day that is at no stop',
    options: { run: text, order: text },
    run: async (app, { options }) => {
      const added = {
        runId: numberOption(options, 'run'),
        orderId: numberOption(options, 'order'),
      }
      const data = await doByCommand(app, (tx) => addOrderToRun(app, tx, byCommand, added))
      return { data, lines: [`Order ${added.orderId} is at stop ${data.stopId}.`] }
    },
  },
  'run drop': {
    usage: 'run drop --stop N --why "…"',
    summary: 'Takes a stop off its run; its orders stay locked',
    options: { stop: text, why: text },
    run: async (app, { options }) => {
      const stopId = numberOption(options, 'stop')
      const dropped = { stopId, reason: reasonOption(options) }
      const data = await doByCommand(app, (tx) => withdrawStop(app, tx, byCommand, dropped))
      return { data, lines: [`Stop ${stopId} is off its run.`] }
    },
  },
  'run review': {
    usage: 'run review --stop N',
    summary: 'What the flagged events of a stop say may go to the books at hand-in',
    options: { stop: text },
    run: async (app, { options }) => {
      const stopId = numberOption(options, 'stop')
      const data = await doByCommand(app, (tx) => reviewStop(app, tx, byCommand, stopId))
      return { data, lines: [`Stop ${stopId} is reviewed: ${data.state}.`] }
    },
  },
}

export const runCommands: Commands<AppWithDb> = {
  'run list': {
    usage: 'run list --date 2026-11-24',
    summary: 'The runs of a day',
    options: { date: text },
    run: async ({ db }, { options }) => {
      const data = await findRuns(db, { day: dayOption(options, 'date') })
      return { data, lines: data.length > 0 ? data.map(runLine) : ['The day has no runs.'] }
    },
  },
  'run show': {
    usage: 'run show --run N',
    summary: 'A run with its stops and what has been told of them',
    options: { run: text },
    run: async ({ db }, { options }) => {
      const runId = numberOption(options, 'run')
      const [run] = await findRuns(db, { runId })
      if (!run) throw new CommandRefused('no such run')
      const stops = await loadStopsOfRun(db, runId)
      return { data: { ...run, stops }, lines: [runLine(run), ...stops.map(stopLine)] }
    },
  },
  'run driver': {
    usage: 'run driver --run N --staff N',
    summary: 'Gives the shift of a run its driver',
    options: { run: text, staff: text },
    run: async (app, { options }) => {
      const runId = numberOption(options, 'run')
      const driverId = numberOption(options, 'staff')
      await doByCommand(app, (tx) => assignDriver(app, tx, byCommand, { runId, driverId }))
      return { data: { runId, driverId }, lines: [`Run ${runId} has its driver.`] }
    },
  },
  'run order': {
    usage: 'run order --run N STOP …',
    summary: 'Puts stops of a run first, in this order',
    options: { run: text },
    run: async (app, { words, options }) => {
      const runId = numberOption(options, 'run')
      const stopIds = words.map(Number)
      await doByCommand(app, (tx) => putStopsInOrder(app, tx, byCommand, { runId, stopIds }))
      return { data: { runId, stopIds }, lines: [`The stops of run ${runId} are in order.`] }
    },
  },
  'run move': {
    usage: `run move --run N --to ${Object.keys(runStates).join('|')} [--why "…"]`,
    summary: 'Moves a run to its next state; without two equal counts it leaves with a reason',
    options: { run: text, to: text, why: text },
    run: async (app, { options }) => {
      const runId = numberOption(options, 'run')
      const to = stateOption(options['to'])
      const reason = options['why'] === undefined ? undefined : reasonOption(options)
      await doByCommand(app, (tx) => moveRun(app, tx, byCommand, { runId, to, reason }))
      const [run] = await findRuns(app.db, { runId })
      return { data: run, lines: [runLine(run!)] }
    },
  },
  'run handin': {
    usage: 'run handin --run N',
    summary: 'Hands a run in and books its stops; a repeated call books what was open',
    options: { run: text },
    run: async (app, { options }) => {
      const runId = numberOption(options, 'run')
      const [run] = await findRuns(app.db, { runId })
      if (run?.state !== 'handing_in')
        await doByCommand(app, (tx) => moveRun(app, tx, byCommand, { runId, to: 'handing_in' }))
      const data = await bookStops(app, byCommand, await findOpenStops(app.db, runId))
      return { data, lines: bookedLines(data) }
    },
  },
  ...stopCommands,
}

function stateOption(given: unknown): RunState {
  if (typeof given !== 'string' || !Object.hasOwn(runStates, given))
    throw new CommandRefused(`--to must be one of ${Object.keys(runStates).join(', ')}.`)
  return given as RunState
}
