import { z } from 'zod'
import type { Change } from '../../../contract/office/effects.ts'
import { done } from '../../../domain/outcome.ts'
import type { Deed } from '../../actions/deed.ts'
import { addVehicle, changeVehicle, restoreVehicle, retireVehicle } from './vehicles.ts'

const base = {
  right: 'changeZones',
  isAudited: true,
  reach: () => Promise.resolve({}),
} as const

const values = {
  maxBottles: z.int(),
  maxKilograms: z.int(),
  maxStops: z.int().nullable(),
  maxMinutes: z.int().nullable(),
  cashRegister: z.string().nullable(),
}

const Adding = z.object({ plate: z.string(), ...values })

export const addVehicleDeed: Deed<z.output<typeof Adding>> = {
  ...base,
  name: 'vehicles.add',
  input: Adding,
  subject: ({ plate }) => ({ kind: 'vehicle', id: plate }),
  reasonOf: () => null,
  run: async (app, tx, by, vehicle) => {
    const added = await addVehicle(app, tx, by, vehicle)
    if (!added.ok) return added
    const { vehicleId } = added.value
    const input = { vehicleId, reason: 'Atsaukts' }
    return done({ undo: { deed: 'vehicles.retire', input } })
  },
}

const Changing = z.object({
  vehicleId: z.int(),
  ...values,
  reason: z.string(),
  from: z.object(values).optional(),
})
type Field = keyof typeof values

export const changeVehicleDeed: Deed<z.output<typeof Changing>> = {
  ...base,
  name: 'vehicles.change',
  input: Changing,
  subject: ({ vehicleId }) => ({ kind: 'vehicle', id: vehicleId }),
  reasonOf: ({ reason }) => reason,
  run: async (app, tx, by, { vehicleId, reason: _reason, from, ...change }) => {
    const changed = await changeVehicle(app, tx, by, { vehicleId, from, ...change })
    if (!changed.ok) return changed
    const before = changed.value
    const changes = (Object.keys(values) as Field[])
      .filter((field) => before[field] !== change[field])
      .map((field): Change => {
        return {
          kind: 'vehicle',
          id: vehicleId,
          field,
          before: before[field],
          after: change[field],
        }
      })
    if (changes.length === 0) return done({ undo: null })
    const input = { vehicleId, ...before, reason: 'Atsaukts', from: change }
    return done({ undo: { deed: 'vehicles.change', input }, changes })
  },
}

const Retiring = z.object({ vehicleId: z.int(), reason: z.string() })

export const retireVehicleDeed: Deed<z.output<typeof Retiring>> = {
  ...base,
  name: 'vehicles.retire',
  input: Retiring,
  subject: ({ vehicleId }) => ({ kind: 'vehicle', id: vehicleId }),
  reasonOf: ({ reason }) => reason,
  run: async (app, tx, by, { vehicleId }) => {
    const retired = await retireVehicle(app, tx, by, vehicleId)
    if (!retired.ok) return retired
    const input = { vehicleId, reason: 'Atsaukts' }
    return done({ undo: { deed: 'vehicles.restore', input } })
  },
}

export const restoreVehicleDeed: Deed<z.output<typeof Retiring>> = {
  ...base,
  name: 'vehicles.restore',
  input: Retiring,
  subject: ({ vehicleId }) => ({ kind: 'vehicle', id: vehicleId }),
  reasonOf: ({ reason }) => reason,
  run: async (app, tx, by, { vehicleId }) => {
    const restored = await restoreVehicle(app, tx, by, vehicleId)
    return restored.ok ? done({}) : restored
  },
}
