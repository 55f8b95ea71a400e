import { randomUUID } from 'node:crypto'
import { byCommand } from '../../domain/actor.ts'
import type { StopFact } from '../../domain/dispatch/stop-events.ts'
import {
  isUndeliveredCode,
  type UndeliveredCode,
  undeliveredCodes,
} from '../../domain/dispatch/undelivered-codes.ts'
import type { AppWithDb } from '../app-context.ts'
import { CommandRefused, type Commands } from '../platform/command.ts'
import { numberOption } from '../platform/command-options.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { parseCash, parseCounts } from './count-options.ts'
import { recordEvent, type Verdict } from './events/record-event.ts'

/** Records by a command what happened at a stop, as a phone would. */
export async function recordStopByCommand(
  app: AppWithDb,
  stopId: number,
  fact: StopFact,
): Promise<Verdict> {
  const event = { id: randomUUID(), source: 'command', stopId, fact, saidAt: app.clock.now() }
  const verdict = await inTransaction(app.db, (tx) => recordEvent(app, tx, byCommand, event))
  if (verdict.verdict === 'parked') throw new CommandRefused('no such stop')
  return verdict
}

export function codeOption(code: unknown): UndeliveredCode {
  if (typeof code === 'string' && isUndeliveredCode(code)) return code
  throw new CommandRefused(`--code must be one of ${Object.keys(undeliveredCodes).join(', ')}.`)
}

const text = { type: 'string' } as const

export const stopCommands: Commands<AppWithDb> = {
  'run tell': {
    usage: 'run tell --stop N [--counts good=left/taken …] [--cash 12.30] [--code C | --later]',
    summary:
      'What happened at a stop, with all counts: delivered, not delivered by a code, or a second try later',
    options: {
      stop: text,
      counts: text,
      cash: text,
      code: text,
      later: { type: 'boolean', default: false },
    },
    run: async (app, { words, options }) => {
      const stopId = numberOption(options, 'stop')
      const { counts: first, code, later } = options
      const counts = parseCounts([...(typeof first === 'string' ? [first] : []), ...words])
      const atTheDoor = {
        counts: counts.map((count) => ({ ...count, damaged: 0, notOurs: 0 })),
        cashCents: parseCash(options['cash']).cashCents ?? 0,
      }
      const data = await recordStopByCommand(app, stopId, factOf())
      const flags = data.flags.length > 0 ? `, to review: ${data.flags.join(' ')}` : ''
      return { data, lines: [`Stop ${stopId}: ${data.verdict}${flags}.`] }

      function factOf(): StopFact {
        if (later === true) return { kind: 'later' }
        return code === undefined
          ? { kind: 'delivered', ...atTheDoor }
          : { kind: 'not_delivered', code: codeOption(code), ...atTheDoor }
      }
    },
  },
}
