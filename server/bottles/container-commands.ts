import { byCommand } from '../../domain/actor.ts'
import {
  type ContainerDeed,
  containerDeeds,
  type ContainerPlace,
  countedPlaces,
} from '../../domain/bottles/container-places.ts'
import type { Outcome } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import { CommandRefused, type Commands, valueOrRefuse } from '../platform/command.ts'
import { numberOption } from '../platform/command-options.ts'
import { allOrNothing } from '../platform/database/transaction.ts'
import { checkContainers, findContainers } from './container-places.ts'
import { moveContainers, recountContainers } from './move-containers.ts'

const text = { type: 'string' } as const

export const containerCommands: Commands<AppWithDb> = {
  'bottle places': {
    usage: 'bottle places',
    summary: 'Where our bottles are',
    run: async ({ db }) => {
      const data = await findContainers(db)
      const lines = data.map(({ nameLv, places, ours, beyondHeld }) => {
        const parts = (Object.entries(places) as [ContainerPlace, number][])
          .filter(([, pieces]) => pieces !== 0)
          .map(([place, pieces]) => `${place} ${pieces}`)
        const beyond = beyondHeld === 0 ? '' : `; beyond what customers had ${beyondHeld}`
        return `${nameLv}: ${parts.join(', ')} = ${ours}${beyond}.`
      })
      return { data, lines: lines.length > 0 ? lines : ['There are no bottles.'] }
    },
  },
  'bottle move': {
    usage: `bottle move --good N --what ${Object.keys(containerDeeds).join('|')} --pieces N [--why "…"]`,
    summary: 'Bottles that were bought, sent to the bottler, came back, broke or were scrapped',
    options: { good: text, what: text, pieces: text, why: text },
    run: async (app, { options }) => {
      const { what } = options
      if (typeof what !== 'string' || !Object.hasOwn(containerDeeds, what))
        throw new CommandRefused(`--what must be one of ${Object.keys(containerDeeds).join(', ')}.`)
      const move = {
        goodId: numberOption(options, 'good'),
        deed: what as ContainerDeed,
        pieces: numberOption(options, 'pieces'),
        note: noteOf(options['why']),
      }
      const moved = await allOrNothing(app.db, (tx) => moveContainers(app, tx, byCommand, move))
      valueOrRefuse(moved as Outcome<null, { code: string }>)
      return { data: move, lines: [`${move.pieces} bottles: ${what.replace('_', ' ')}.`] }
    },
  },
  'bottle recount': {
    usage: `bottle recount --good N --place ${countedPlaces.join('|')} --pieces N [--why "…"]`,
    summary: 'The bottles that were counted at a place; the difference is lost, or found again',
    options: { good: text, place: text, pieces: text, why: text },
    run: async (app, { options }) => {
      const place = countedPlaces.find((known) => known === options['place'])
      const pieces = Number(options['pieces'])
      if (!place || !/^\d{1,6}$/.test(String(options['pieces'])))
        throw new CommandRefused(`--place must be ${countedPlaces.join(', ')}, --pieces a number.`)
      const goodId = numberOption(options, 'good')
      const recounting = { goodId, place, pieces, note: noteOf(options['why']) }
      const counted = await allOrNothing(app.db, (tx) =>
        recountContainers(app, tx, byCommand, recounting),
      )
      const data = valueOrRefuse(counted as Outcome<{ before: number }, { code: string }>)
      return { data, lines: [`At ${place}: ${pieces}, before ${data.before}.`] }
    },
  },
  'bottle check': {
    usage: 'bottle check',
    summary: 'Whether each of our bottles is at one place',
    run: async ({ db }) => {
      const data = await checkContainers(db)
      const lines = data.map(
        ({ rule, goodId, expected, found }) =>
          `Good ${goodId}: ${rule}, expected ${expected}, found ${found}.`,
      )
      if (lines.length > 0) throw new CommandRefused(lines.join('\n'))
      return { data, lines: ['Every bottle is at one place.'] }
    },
  },
}

const noteOf = (why: unknown): string => (typeof why === 'string' ? why.trim() : '')
