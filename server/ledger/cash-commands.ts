import { byCommand } from '../../domain/actor.ts'
import { type CashPlaceKind, cashPlaces } from '../../domain/ledger/cash-places.ts'
import { formatEuros, parseEuros } from '../../domain/money.ts'
import type { Outcome } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import { CommandRefused, type Commands, valueOrRefuse } from '../platform/command.ts'
import { allOrNothing } from '../platform/database/transaction.ts'
import { type CashAtPlace, findCashPlaces } from './cash-places.ts'
import { type CashPlace, moveCash } from './move-cash.ts'

const text = { type: 'string' } as const

export const cashCommands: Commands<AppWithDb> = {
  'cash places': {
    usage: 'cash places',
    summary: 'Who holds how much cash',
    run: async ({ db }) => {
      const data = await findCashPlaces(db)
      return { data, lines: data.length > 0 ? data.map(placeLine) : ['Nobody holds cash.'] }
    },
  },
  'cash move': {
    usage: 'cash move --from shift:12 --to safe --euros 120.50 [--why "…"]',
    summary: `Moves cash between ${Object.keys(cashPlaces).join(', ')}; a shift has its number`,
    options: { from: text, to: text, euros: text, why: text },
    run: async (app, { options }) => {
      const cents = parseEuros(String(options['euros']))
      if (!cents || cents < 0) throw new CommandRefused('--euros must be a sum such as 120.50.')
      const move = {
        from: placeOption(options['from']),
        to: placeOption(options['to']),
        cents,
        note: typeof options['why'] === 'string' ? options['why'].trim() : '',
      }
      const moved = await allOrNothing(app.db, (tx) => moveCash(app, tx, byCommand, move))
      const data = valueOrRefuse(moved as Outcome<{ moveId: number }, { code: string }>)
      const [from, to] = [move.from, move.to].map(({ place }) => place.replace('_', ' '))
      const left = (await findCashPlaces(app.db)).filter(
        (place) => place.place === move.from.place && place.shiftId === (move.from.shiftId ?? null),
      )
      const went = `${formatEuros(cents, 'en')} went from ${from} to ${to}.`
      return { data, lines: [went, ...left.map(placeLine)] }
    },
  },
}

const placeLine = ({ place, shiftId, driver, plate, cents }: CashAtPlace): string => {
  const holder = shiftId === null ? '' : ` ${shiftId}, ${driver ?? 'no driver'}, ${plate}`
  return `${place.replace('_', ' ')}${holder}: ${formatEuros(cents, 'en')}.`
}

function placeOption(given: unknown): CashPlace {
  const [place = '', number] = String(given).split(':')
  if (!Object.hasOwn(cashPlaces, place) || (number !== undefined && !/^[1-9]\d*$/.test(number)))
    throw new CommandRefused(`A place is ${Object.keys(cashPlaces).join(', ')}, or shift:12.`)
  return {
    place: place as CashPlaceKind,
    shiftId: number === undefined ? undefined : Number(number),
  }
}
