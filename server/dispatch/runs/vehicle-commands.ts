import { byCommand } from '../../../domain/actor.ts'
import type { AppWithDb } from '../../app-context.ts'
import { CommandRefused, type Commands } from '../../platform/command.ts'
import { numberOption } from '../../platform/command-options.ts'
import { doByCommand } from './do-by-command.ts'
import { addVehicle, findVehicles, retireVehicle } from './vehicles.ts'

const text = { type: 'string' } as const

export const vehicleCommands: Commands<AppWithDb> = {
  'vehicle add': {
    usage: 'vehicle add --plate AV-101 --bottles 56 --kg 1150',
    summary: 'Adds a van; from then on closing a day gives it runs',
    options: { plate: text, bottles: text, kg: text },
    run: async (app, { options }) => {
      const { plate } = options
      if (typeof plate !== 'string' || !/^[A-Z0-9-]{2,12}$/.test(plate))
        throw new CommandRefused('--plate must be like AV-101.')
      const maxBottles = numberOption(options, 'bottles')
      const maxKilograms = numberOption(options, 'kg')
      const vehicle = { plate, maxBottles, maxKilograms }
      const data = await doByCommand(app, (tx) => addVehicle(app, tx, byCommand, vehicle))
      return { data, lines: [`Van ${data.vehicleId}, ${plate}, is added.`] }
    },
  },
  'vehicle list': {
    usage: 'vehicle list',
    summary: 'The vans and their limits',
    run: async ({ db }) => {
      const data = await findVehicles(db)
      const lines = data.map(
        ({ vehicleId, plate, maxBottles, maxGrams }) =>
          `Van ${vehicleId}, ${plate}: ${maxBottles} bottles, ${maxGrams / 1_000} kg.`,
      )
      return { data, lines: lines.length > 0 ? lines : ['There are no vans.'] }
    },
  },
  'vehicle retire': {
    usage: 'vehicle retire --vehicle N',
    summary: 'Gives a van no more runs; those it has stay',
    options: { vehicle: text },
    run: async (app, { options }) => {
      const vehicleId = numberOption(options, 'vehicle')
      await doByCommand(app, (tx) => retireVehicle(app, tx, byCommand, vehicleId))
      return { data: { vehicleId }, lines: [`Van ${vehicleId} gets no more runs.`] }
    },
  },
}
