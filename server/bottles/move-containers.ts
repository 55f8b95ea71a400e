import type { Actor } from '../../domain/actor.ts'
import {
  type ContainerDeed,
  containerDeeds,
  type ContainerPlace,
  type CountedPlace,
} from '../../domain/bottles/container-places.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { App } from '../app-context.ts'
import { actorColumns } from '../platform/actor-columns.ts'
import type { Tx } from '../platform/database/connect.ts'
import { permit } from '../staff/permit.ts'

export type ContainerMove = {
  goodId: number
  kind: ContainerDeed | 'recounted' | 'loaded' | 'unloaded'
  from: ContainerPlace | 'outside'
  to: ContainerPlace | 'outside'
  pieces: number
  runId?: number
  note?: string
}

export type ContainerRefusal = Refusal<'not_permitted'> | { code: 'no_such_good' | 'not_that_many' }

/** A trigger takes the pieces from one place to the other. */
export async function insertContainerMoves(
  tx: Tx,
  by: Actor,
  at: Date,
  moves: readonly ContainerMove[],
): Promise<void> {
  if (moves.length === 0) return
  const rows = moves.map(({ goodId, kind, from, to, pieces, runId, note }) => ({
    goodId,
    kind,
    fromPlace: from,
    toPlace: to,
    pieces,
    runId: runId ?? null,
    note: note ?? '',
    movedAt: at,
    ...actorColumns(by),
  }))
  await tx.insertInto('containerMoves').values(rows).execute()
}

export type DoneWithContainers = {
  goodId: number
  deed: ContainerDeed
  pieces: number
  note: string
  /** Takes an earlier deed back. */
  isBack?: boolean | undefined
}

/** Bought, sent to the bottler, came back, damaged or scrapped. */
export async function moveContainers(
  app: App,
  tx: Tx,
  by: Actor,
  { goodId, deed, pieces, note, isBack = false }: DoneWithContainers,
): Promise<Outcome<null, ContainerRefusal>> {
  const right = deed === 'scrapped' ? 'writeOffContainers' : 'receiveGoods'
  const permitted = await permit(app, tx, by, right)
  if (!permitted.ok) return permitted
  if (!(await isContainer(tx, goodId))) return refuse({ code: 'no_such_good' })
  const way = containerDeeds[deed]
  const { from, to } = isBack ? { from: way.to, to: way.from } : way
  if (from !== 'outside' && (await lockPieces(tx, goodId, from)) < pieces)
    return refuse({ code: 'not_that_many' })
  await insertContainerMoves(tx, by, app.clock.now(), [
    { goodId, kind: deed, from, to, pieces, note },
  ])
  return done(null)
}

export type Recounting = { goodId: number; place: CountedPlace; pieces: number; note: string }

/** The pieces that were counted are what is there; the difference is lost, or found again. */
export async function recountContainers(
  app: App,
  tx: Tx,
  by: Actor,
  { goodId, place, pieces, note }: Recounting,
): Promise<Outcome<{ before: number }, ContainerRefusal>> {
  const permitted = await permit(app, tx, by, 'writeOffContainers')
  if (!permitted.ok) return permitted
  if (!(await isContainer(tx, goodId))) return refuse({ code: 'no_such_good' })
  const before = await lockPieces(tx, goodId, place)
  const found = pieces - before
  const [from, to] = found > 0 ? (['lost', place] as const) : ([place, 'lost'] as const)
  if (found !== 0)
    await insertContainerMoves(tx, by, app.clock.now(), [
      { goodId, kind: 'recounted', from, to, pieces: Math.abs(found), note },
    ])
  return done({ before })
}

const isContainer = async (tx: Tx, goodId: number): Promise<boolean> =>
  (await tx
    .selectFrom('goods')
    .select('id')
    .where('id', '=', goodId)
    .where('isLent', '=', true)
    .where('bottleKind', '<>', 'none')
    .executeTakeFirst()) !== undefined

async function lockPieces(tx: Tx, goodId: number, place: ContainerPlace): Promise<number> {
  await tx
    .insertInto('containerPlaces')
    .values({ goodId, place, pieces: 0 })
    .onConflict((conflict) => conflict.columns(['goodId', 'place']).doNothing())
    .execute()
  const { pieces } = await tx
    .selectFrom('containerPlaces')
    .select('pieces')
    .where('goodId', '=', goodId)
    .where('place', '=', place)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return pieces
}
