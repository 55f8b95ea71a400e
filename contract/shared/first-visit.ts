import { z } from 'zod'
import { firstVisitSkips } from '../../domain/dispatch/stop-events.ts'
import { filledText, Quantity } from './scalars.ts'

/** What is settled once, at the first visit of a door. */
export const FirstVisit = z.object({
  skipped: z.enum(firstVisitSkips).optional(),
  access: filledText(200).optional(),
  mayLeave: filledText(100).optional(),
  othersHere: Quantity.optional(),
  isExplained: z.boolean().optional(),
  isMailRight: z.boolean().optional(),
})
