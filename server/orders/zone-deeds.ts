import { z } from 'zod'
import type { Change } from '../../contract/office/effects.ts'
import { done } from '../../domain/outcome.ts'
import type { Deed } from '../actions/deed.ts'
import { findLimits, limitZone } from '../territory/limit-zone.ts'
import { recountOrders } from './order-record.ts'

const limit = z.int().nullable()
const Limiting = z.object({
  code: z.string(),
  maxBottles: limit,
  maxKilograms: limit,
  reason: z.string(),
})

export const limitZoneDeed: Deed<z.output<typeof Limiting>> = {
  name: 'zones.limit',
  right: 'changeZones',
  input: Limiting,
  isAudited: true,
  subject: ({ code }) => ({ kind: 'zone', id: code }),
  reasonOf: ({ reason }) => reason,
  reach: () => Promise.resolve({}),
  run: async (app, tx, by, { code, maxBottles, maxKilograms }) => {
    const before = await findLimits(tx, code)
    const maxGrams = maxKilograms === null ? null : maxKilograms * 1_000
    const limited = await limitZone(app, tx, by, { code, maxBottles, maxGrams }, recountOrders)
    if (!limited.ok) return limited
    const former = {
      maxBottles: before!.maxBottles,
      maxKilograms: before!.maxGrams === null ? null : Math.floor(before!.maxGrams / 1_000),
    }
    const after = { maxBottles, maxKilograms }
    const changes = (['maxBottles', 'maxKilograms'] as const)
      .filter((field) => former[field] !== after[field])
      .map((field): Change => {
        return { kind: 'zone', id: code, field, before: former[field], after: after[field] }
      })
    if (changes.length === 0) return done({ undo: null })
    const input = { code, ...former, reason: 'Atsaukts' }
    return done({ undo: { deed: 'zones.limit', input }, changes })
  },
}
