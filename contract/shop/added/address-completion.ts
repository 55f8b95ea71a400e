import { z } from 'zod'
import { callTable } from '../../shared/call.ts'
import { dataData, DayText, Id, IdText, text } from '../../shared/scalars.ts'

/** A street, or a house where a number was typed; null is for the customer to choose. */
export const AddressSuggestion = z
  .object({
    text: z.string(),
    street: z.string(),
    /** Empty for a street. */
    house_no: z.string(),
    flat_no: z.string(),
    postcode: z.string(),
    city: Id.nullable(),
    region: Id.nullable(),
    next_delivery: DayText.nullable().meta({
      description: 'When our courier next comes there; null where it does not or is not known',
    }),
  })
  .meta({ id: 'AddressSuggestion' })
export type AddressSuggestion = z.output<typeof AddressSuggestion>

export const addressCompletionCalls = callTable({
  completeAddress: {
    method: 'GET',
    path: '/addresscompletion',
    summary:
      'Streets and houses of the address register for what has been typed so far, of one city ' +
      'if it is chosen; without a register none',
    audience: 'anyone',
    query: z.object({ text: text(200), city: IdText.optional() }),
    answer: dataData(z.array(AddressSuggestion)),
  },
})
