import { z } from 'zod'
import {
  type ContainerDeed,
  containerDeeds,
  countedPlaces,
} from '../../domain/bottles/container-places.ts'
import type { Cents } from '../../domain/money.ts'
import { done, refuse } from '../../domain/outcome.ts'
import type { Right } from '../../domain/staff/rights.ts'
import type { Deed } from '../actions/deed.ts'
import type { Tx } from '../platform/database/connect.ts'
import { moveContainers, recountContainers } from './move-containers.ts'

const deedNames = Object.keys(containerDeeds) as [ContainerDeed, ...ContainerDeed[]]

const Moving = z.object({
  goodId: z.int(),
  deed: z.enum(deedNames),
  pieces: z.int(),
  note: z.string(),
  isBack: z.boolean().optional(),
})
type Moving = z.output<typeof Moving>

const movingDeed = (name: string, right: Right): Deed<Moving> => ({
  name,
  right,
  input: Moving,
  subject: ({ goodId }) => ({ kind: 'good', id: goodId }),
  reasonOf: ({ note }) => note || null,
  reach: (tx, { goodId, pieces }) => depositOf(tx, goodId, pieces),
  run: async (app, tx, by, moving) => {
    const moved = await moveContainers(app, tx, by, moving)
    if (!moved.ok) return moved
    const back = { ...moving, isBack: !moving.isBack, note: 'Atsaukts' }
    return done({ undo: { deed: name, input: back } })
  },
})

export const moveContainersDeed = movingDeed('containers.move', 'receiveGoods')
export const scrapContainersDeed = movingDeed('containers.scrap', 'writeOffContainers')

const Recounting = z.object({
  goodId: z.int(),
  place: z.enum(countedPlaces),
  pieces: z.int(),
  note: z.string(),
  /** The pieces that an earlier count left, when that count is undone. */
  from: z.int().optional(),
})

/** The pieces that were counted are what is there; undoing puts back what was before. */
export const recountContainersDeed: Deed<z.output<typeof Recounting>> = {
  name: 'containers.recount',
  right: 'writeOffContainers',
  input: Recounting,
  subject: ({ goodId }) => ({ kind: 'good', id: goodId }),
  reasonOf: ({ note }) => note || null,
  reach: async (tx, { goodId, place, pieces }) => {
    const before = await tx
      .selectFrom('containerPlaces')
      .select('pieces')
      .where('goodId', '=', goodId)
      .where('place', '=', place)
      .executeTakeFirst()
    return depositOf(tx, goodId, pieces - (before?.pieces ?? 0))
  },
  run: async (app, tx, by, { from, ...recounting }) => {
    const counted = await recountContainers(app, tx, by, recounting)
    if (!counted.ok) return counted
    const { before } = counted.value
    if (from !== undefined && before !== from) return refuse({ code: 'changed_since' })
    if (before === recounting.pieces) return done({ undo: null })
    const back = { ...recounting, pieces: before, note: 'Atsaukts', from: recounting.pieces }
    return done({ undo: { deed: 'containers.recount', input: back } })
  },
}

/** Bottles are measured at the deposit that a customer pays for one. */
async function depositOf(tx: Tx, goodId: number, pieces: number): Promise<{ cents: Cents }> {
  const good = await tx
    .selectFrom('goods')
    .select('lentDepositCents')
    .where('id', '=', goodId)
    .executeTakeFirst()
  return { cents: Math.abs(pieces) * (good?.lentDepositCents ?? 0) }
}
