import { z } from 'zod'
import { listPlaces } from '../../domain/office/list-places.ts'
import { callTable } from '../shared/call.ts'
import { Done, filledText, Id, IdText, text } from '../shared/scalars.ts'

const Place = z.enum(listPlaces)

const SavedView = z
  .object({
    id: Id,
    name: z.string(),
    /** The query of the list's address, as it was saved. */
    query: z.string(),
    isShared: z.boolean(),
    isOwn: z.boolean(),
    /** The rows of the view; null where the list no longer knows its filter. */
    count: z.int().nullable(),
  })
  .meta({ id: 'SavedView' })

export const viewCalls = callTable({
  listViews: {
    method: 'GET',
    path: '/views',
    summary: 'The saved views of a list, with their counts',
    audience: { staff: 'any' },
    query: z.object({ place: Place }),
    answer: z.object({ rows: z.array(SavedView) }),
  },
  saveView: {
    method: 'POST',
    path: '/views',
    summary: 'Saves the list as it is, under a name; an own view of that name is replaced',
    audience: { staff: 'any' },
    body: z.object({
      place: Place,
      name: filledText(60),
      query: text(3_000),
      isShared: z.boolean().default(false),
    }),
    answer: z.object({ id: Id }),
  },
  removeView: {
    method: 'DELETE',
    path: '/views/:id',
    summary: 'Deletes an own view',
    audience: { staff: 'any' },
    params: z.object({ id: IdText }),
    answer: Done,
    refusals: ['not_found'],
  },
})
