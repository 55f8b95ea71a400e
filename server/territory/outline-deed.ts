import { z } from 'zod'
import { done, refuse } from '../../domain/outcome.ts'
import type { Deed } from '../actions/deed.ts'
import { isChangedSince } from '../actions/is-changed-since.ts'
import { findOutline, type Outline, writeOutline } from './zone-outline.ts'

const Drawn = z.object({ shape: z.array(z.tuple([z.number(), z.number()])).nullable() })

const Outlining = z.object({
  code: z.string(),
  ...Drawn.shape,
  reason: z.string(),
  /** What is taken back, when the change is undone. */
  from: Drawn.optional(),
})

const cornersOf = (shape: Outline | null) => shape?.length ?? 0

/** The outline is what people see on maps; addresses belong to a zone by their place and street. */
export const outlineZoneDeed: Deed<z.output<typeof Outlining>> = {
  name: 'zones.outline',
  right: 'changeZones',
  input: Outlining,
  subject: ({ code }) => ({ kind: 'zone', id: code }),
  reasonOf: ({ reason }) => reason,
  reach: () => Promise.resolve({}),
  run: async (_app, tx, _by, { code, shape, from }) => {
    const former = await findOutline(tx, code)
    if (!former) return refuse({ code: 'not_found' })
    if (from && isChangedSince(from, former)) return refuse({ code: 'changed_since' })
    await writeOutline(tx, code, shape)
    const input = { code, shape: former.shape, reason: 'Atsaukts', from: { shape } }
    const [before, after] = [cornersOf(former.shape), cornersOf(shape)]
    return done({
      undo: { deed: 'zones.outline', input },
      changes: [{ kind: 'zone', id: code, field: 'corners', before, after }],
    })
  },
}
