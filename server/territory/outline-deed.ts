import { z } from 'zod'
import { done, refuse } from '../../domain/outcome.ts'
import type { Deed } from '../actions/deed.ts'
import { findOutline, type Outline, writeOutline } from './zone-outline.ts'

const Outlining = z.object({
  code: z.string(),
  shape: z.array(z.tuple([z.number(), z.number()])).nullable(),
  reason: z.string(),
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
  run: async (_app, tx, _by, { code, shape }) => {
    const former = await findOutline(tx, code)
    if (!former) return refuse({ code: 'not_found' })
    await writeOutline(tx, code, shape)
    const input = { code, shape: former.shape, reason: 'Atsaukts' }
    const [before, after] = [cornersOf(former.shape), cornersOf(shape)]
    return done({
      undo: { deed: 'zones.outline', input },
      changes: [{ kind: 'zone', id: code, field: 'corners', before, after }],
    })
  },
}
