import { parseDay } from '../../domain/calendar.ts'
import { rigaInstant, rigaTime } from '../../domain/calendar/riga-time.ts'
import type { AppWithDb } from '../app-context.ts'
import { clockFrom } from '../platform/clock.ts'
import { CommandRefused, type Commands, parseRecordNumber } from '../platform/command.ts'
import { generate } from './generation/generate.ts'
import { displacedDeliveries } from './proposals/displaced-deliveries.ts'
import { displacedLines } from './proposals/displaced-lines.ts'
import { findAllOpen, type NewProposal } from './proposals/proposal-store.ts'
import { proposeDays } from './proposals/propose-days.ts'

/** The app with its clock on another day, at the present time of day. */
function onDay(app: AppWithDb, text: string): AppWithDb {
  const day = parseDay(text)
  if (!day) throw new CommandRefused('--today must be a day such as 2026-11-24.')
  const instant = rigaInstant(day, rigaTime(app.clock.now().getTime()))
  return { ...app, clock: clockFrom(new Date(instant).toISOString()) }
}

export const autoshipCommands: Commands<AppWithDb> = {
  'autoship run': {
    usage: 'autoship run [--today 2026-11-24]',
    summary: 'Makes the orders of autoships that are due; what was made already is left as it is',
    options: { today: { type: 'string' } },
    run: async (app, { options: { today } }) => {
      const data = await generate(typeof today === 'string' ? onDay(app, today) : app)
      const { made, skipped, ended, failed } = data
      if (failed.length > 0)
        throw new CommandRefused(`${made} made, but these failed: ${failed.join(', ')}.`)
      return {
        data,
        lines: [`Orders made: ${made}; deliveries skipped: ${skipped}; autoships ended: ${ended}.`],
      }
    },
  },
  'autoship propose': {
    usage: 'autoship propose',
    summary:
      'After a change of routes (or holidays): asks each customer whose delivery cannot keep its day',
    run: async (app) => {
      const proposed = await proposeDays(app)
      return { data: { asked: proposed }, lines: [`Customers asked: ${proposed}.`] }
    },
  },
  'autoship proposals': {
    usage: 'autoship proposals',
    summary: 'The days proposed to customers and not answered, and the orders left to the office',
    run: async (app) => {
      const open = await findAllOpen(app.db)
      const asked = new Set(open.map(({ orderId }) => orderId))
      const leftToOffice: NewProposal[] = []
      for await (const found of displacedDeliveries(app, app.db))
        leftToOffice.push(...found.filter(({ orderId }) => orderId !== null && !asked.has(orderId)))
      const lines = [
        `Not answered yet: ${open.length}.`,
        ...(await displacedLines(app.db, open)),
        `Orders on a day without a route, left to the office: ${leftToOffice.length}.`,
        ...(await displacedLines(app.db, leftToOffice)),
      ]
      return { data: { open, leftToOffice }, lines }
    },
  },
  'autoship lock': {
    usage: 'autoship lock --autoship N --why "…"',
    summary: 'Leaves an autoship to the office: its customer sees it and changes nothing',
    options: { autoship: { type: 'string' }, why: { type: 'string' } },
    run: async (app, { options: { autoship, why } }) => {
      if (typeof why !== 'string' || why.trim() === '')
        throw new CommandRefused('--why must say why.')
      return lock(app, parseRecordNumber(autoship), why.trim())
    },
  },
  'autoship unlock': {
    usage: 'autoship unlock --autoship N',
    summary: 'Gives it back to its customer',
    options: { autoship: { type: 'string' } },
    run: (app, { options: { autoship } }) => lock(app, parseRecordNumber(autoship), null),
  },
}

async function lock(app: AppWithDb, autoshipId: number, reason: string | null) {
  if (!(await setAutoshipLock(app, autoshipId, reason)))
    throw new CommandRefused('There is no such autoship.')
  return {
    data: { autoshipId, locked: reason !== null },
    lines: [`Autoship ${autoshipId} is ${reason ? '' : 'un'}locked.`],
  }
}

/** A null reason unlocks; returns false when there is no such autoship. */
async function setAutoshipLock(
  { db, clock }: AppWithDb,
  autoshipId: number,
  reason: string | null,
): Promise<boolean> {
  const changed = await db
    .updateTable('autoships')
    .set({ lockedAt: reason === null ? null : clock.now(), lockReason: reason })
    .where('id', '=', autoshipId)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}
