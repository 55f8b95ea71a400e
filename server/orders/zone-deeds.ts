import { z } from 'zod'
import type { Change } from '../../contract/office/effects.ts'
import { done } from '../../domain/outcome.ts'
import type { Deed } from '../actions/deed.ts'
import { limitZone } from '../territory/limit-zone.ts'
import { recountOrders } from './order-record.ts'

const limit = z.int().nullable()
const limits = { maxBottles: limit, maxKilograms: limit, maxStops: limit, maxMinutes: limit }
const Limiting = z.object({
  code: z.string(),
  ...limits,
  reason: z.string(),
  from: z.object(limits).optional(),
})
type Limiting = z.output<typeof Limiting>

export const limitZoneDeed: Deed<Limiting> = {
  name: 'zones.limit',
  right: 'changeZones',
  input: Limiting,
  isAudited: true,
  subject: ({ code }) => ({ kind: 'zone', id: code }),
  reasonOf: ({ reason }) => reason,
  reach: () => Promise.resolve({}),
  run: async (app, tx, by, { code, reason: _reason, from, ...after }) => {
    const limit = { code, ...inGrams(after), from: from && inGrams(from) }
    const limited = await limitZone(app, tx, by, limit, recountOrders)
    if (!limited.ok) return limited
    const { maxGrams: formerGrams, ...others } = limited.value
    const formerKilograms = formerGrams === null ? null : Math.floor(formerGrams / 1_000)
    const former = { ...others, maxKilograms: formerKilograms }
    const changes = (Object.keys(limits) as (keyof typeof limits)[])
      .filter((field) => former[field] !== after[field])
      .map((field): Change => {
        return { kind: 'zone', id: code, field, before: former[field], after: after[field] }
      })
    if (changes.length === 0) return done({ undo: null })
    const input = { code, ...former, reason: 'Atsaukts', from: after }
    return done({ undo: { deed: 'zones.limit', input }, changes })
  },
}

const inGrams = ({ maxKilograms, ...rest }: Omit<Limiting, 'code' | 'reason' | 'from'>) => ({
  ...rest,
  maxGrams: maxKilograms === null ? null : maxKilograms * 1_000,
})
