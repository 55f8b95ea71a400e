import { byCommand } from '../../../domain/actor.ts'
import type { AppWithDb } from '../../app-context.ts'
import { CommandRefused, type Commands } from '../../platform/command.ts'
import { numberOption } from '../../platform/command-options.ts'
import { divideRun } from './divide-run.ts'
import { doByCommand } from './do-by-command.ts'
import { confirmTransfer, offerTransfer, withdrawTransfer } from './transfers.ts'
import { findTransfers, transferKinds } from './transfer-store.ts'

const text = { type: 'string' } as const

export const transferCommands: Commands<AppWithDb> = {
  'transfer offer': {
    usage: `transfer offer --from RUN --to RUN --kind ${transferKinds.join('|')} [--stop N] [101=2 …]`,
    summary: 'Offers goods or a stop of one van to another',
    options: { from: text, to: text, kind: text, stop: text },
    run: async (app, { words, options }) => {
      const kind = transferKinds.find((known) => known === options['kind'])
      if (!kind) throw new CommandRefused(`--kind must be one of ${transferKinds.join(', ')}.`)
      const transfer = {
        kind,
        fromRunId: numberOption(options, 'from'),
        toRunId: numberOption(options, 'to'),
        stopId: options['stop'] === undefined ? undefined : numberOption(options, 'stop'),
        goods: words.map(piecesOf),
      }
      const data = await doByCommand(app, (tx) => offerTransfer(app, tx, byCommand, transfer))
      return { data, lines: [`Transfer ${data.transferId} waits for both hands.`] }
    },
  },
  'transfer confirm': {
    usage: 'transfer confirm --transfer N --hand given|taken',
    summary: 'One hand confirms a transfer; it is done with the second',
    options: { transfer: text, hand: text },
    run: async (app, { options }) => {
      const { hand } = options
      if (hand !== 'given' && hand !== 'taken')
        throw new CommandRefused('--hand must be given or taken.')
      const transferId = numberOption(options, 'transfer')
      const data = await doByCommand(app, (tx) =>
        confirmTransfer(app, tx, byCommand, { transferId, hand }),
      )
      return { data, lines: [`Transfer ${transferId} is ${data.state}.`] }
    },
  },
  'transfer withdraw': {
    usage: 'transfer withdraw --transfer N',
    summary: 'Takes back a transfer that is not done',
    options: { transfer: text },
    run: async (app, { options }) => {
      const transferId = numberOption(options, 'transfer')
      await doByCommand(app, (tx) => withdrawTransfer(app, tx, byCommand, { transferId }))
      return { data: { transferId }, lines: [`Transfer ${transferId} is taken back.`] }
    },
  },
  'run divide': {
    usage: 'run divide --run N',
    summary: 'Gives the stops of a van that broke down to the vans that have enough free',
    options: { run: text },
    run: async (app, { options }) => {
      const runId = numberOption(options, 'run')
      const data = await doByCommand(app, (tx) => divideRun(app, tx, byCommand, runId))
      const lines = [
        ...data.moved.map(({ stopId, toRunId }) => `Stop ${stopId} goes to run ${toRunId}.`),
        ...data.left.map((stopId) => `Stop ${stopId} is left: no van has enough free.`),
      ]
      return { data, lines: lines.length > 0 ? lines : ['No stop waits.'] }
    },
  },
  'transfer list': {
    usage: 'transfer list --run N',
    summary: 'The transfers of a run, the newest first',
    options: { run: text },
    run: async ({ db }, { options }) => {
      const data = await findTransfers(db, numberOption(options, 'run'))
      const lines = data.map(({ id, kind, state, fromRunId, toRunId, goods }) => {
        const what = goods.map(({ name, pieces }) => `${pieces} × ${name}`).join(', ')
        const way = `run ${fromRunId} to run ${toRunId}`
        return `Transfer ${id}, ${kind.replaceAll('_', ' ')}, ${way}: ${what || 'a stop'}; ${state}.`
      })
      return { data, lines: lines.length > 0 ? lines : ['There are no transfers.'] }
    },
  },
}

const piecesOf = (word: string) => {
  const [, goodId, pieces] = /^(\d+)=([1-9]\d{0,3})$/.exec(word) ?? []
  if (goodId === undefined) throw new CommandRefused(`${word} must be like 101=2: good=pieces.`)
  return { goodId: Number(goodId), pieces: Number(pieces) }
}
