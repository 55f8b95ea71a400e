import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import {
  Email,
  filledPrintedText,
  filledText,
  Id,
  IdText,
  printedText,
  text,
} from '../shared/scalars.ts'
import { deedCall } from './deed-call.ts'

/** A house that a person has chosen, or typed where the register has none. */
const NewPlace = {
  regionId: Id,
  street: filledPrintedText(120),
  houseNo: printedText(20).optional(),
  flatNo: printedText(20).optional(),
  postcode: printedText(12).optional(),
}

const FoundPlace = z.object({
  text: z.string(),
  street: z.string(),
  houseNo: z.string(),
  flatNo: z.string(),
  postcode: z.string(),
  /** Null for a street that passes several neighbourhoods. */
  regionId: Id.nullable(),
  zone: z.string().nullable(),
  /** When our courier next comes there. */
  nextOn: z.string().nullable(),
})

/** Callers whom no record knows, and customers who have moved. */
export const newCustomerCalls = callTable({
  addCustomer: {
    method: 'POST',
    path: '/customers',
    summary: 'A customer who has called; a letter asks to confirm the e-mail',
    audience: { staff: 'changeCustomers' },
    body: z.object({
      name: filledPrintedText(120),
      email: Email,
      phone: filledText(30),
      language: z.enum(['lv', 'en']),
      address: z.object({ ...NewPlace, notes: printedText(1_000).optional() }),
    }),
    answer: z.object({ id: Id }),
    repeatable: true,
  },
  completeAddressFor: {
    method: 'GET',
    path: '/address-completion',
    summary: 'Houses of the address register for what is typed, each with its zone and next day',
    audience: { staff: 'changeCustomers' },
    query: z.object({ text: text(200) }),
    answer: z.object({ rows: z.array(FoundPlace) }),
  },
  listPlaceNames: {
    method: 'GET',
    path: '/regions',
    summary: 'Towns and neighbourhoods, for an address that the register does not have',
    audience: { staff: 'changeCustomers' },
    answer: z.object({
      rows: z.array(z.object({ id: Id, name: z.string(), zone: z.string().nullable() })),
    }),
  },
  moveHome: {
    ...deedCall({
      path: '/customers/:id/new-address',
      summary: 'A new address, to which open orders and regular deliveries go from now on',
      right: 'changeOrders',
      body: NewPlace,
      refusals: ['not_found', 'too_many_addresses', 'locked'],
    }),
    params: z.object({ id: IdText }),
  },
})
