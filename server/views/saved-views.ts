import type { RawBuilder } from 'kysely'
import type { Actor } from '../../domain/actor.ts'
import type { ListPlace } from '../../domain/office/list-places.ts'
import { type ListFields, parseFilter } from '../../domain/office/list-query.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Right } from '../../domain/staff/rights.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { App } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { countList } from '../platform/database/read-list.ts'
import { permit } from '../staff/permit.ts'

/** A list of another room, as its views need it. */
type ViewedList = { right: Right; fields: ListFields; source: RawBuilder<unknown> }
export type ViewedLists = Record<ListPlace, ViewedList>

type Asked = { lists: ViewedLists; place: ListPlace }

/** The own views of a list and those that colleagues share, with their counts. */
export async function listViews(app: App, tx: Tx, by: Actor, { lists, place }: Asked) {
  const permitted = await permit(app, tx, by, lists[place].right)
  if (!permitted.ok) return permitted
  const views = await tx
    .selectFrom('savedViews')
    .select(['id', 'staffId', 'name', 'query', 'isShared'])
    .where('place', '=', place)
    .where((view) => view.or([view('staffId', '=', by.id!), view('isShared', '=', true)]))
    .orderBy('name')
    .orderBy('id')
    .execute()
  const rows = []
  for (const { staffId, ...view } of views)
    rows.push({ ...view, isOwn: staffId === by.id, count: await countOf(tx, lists[place], view) })
  return done({ rows })
}

async function countOf(tx: Tx, { fields, source }: ViewedList, { query }: { query: string }) {
  const filter = parseFilter(fields, new URLSearchParams(query).get('filter') ?? '')
  return filter === null ? null : countList(tx, fields, source, filter)
}

type NewView = Asked & { name: string; query: string; isShared: boolean }

export async function saveView(
  app: App,
  tx: Tx,
  by: Actor,
  { lists, place, name, query, isShared }: NewView,
): Promise<Outcome<{ id: number }, Refusal>> {
  const permitted = await permit(app, tx, by, lists[place].right)
  if (!permitted.ok) return permitted
  const saved = await tx
    .insertInto('savedViews')
    .values({ staffId: by.id!, place, name, query, isShared })
    .onConflict((same) => same.constraint('saved_views_once').doUpdateSet({ query, isShared }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return done(saved)
}

/** Only its owner deletes a view. */
export async function removeView(
  tx: Tx,
  by: Actor,
  id: number,
): Promise<Outcome<{ done: true }, Refusal>> {
  const { numDeletedRows } = await tx
    .deleteFrom('savedViews')
    .where('id', '=', id)
    .where('staffId', '=', by.id!)
    .executeTakeFirst()
  return numDeletedRows > 0n ? done({ done: true }) : refuse({ code: 'not_found' })
}
