import { z } from 'zod'
import type { Change } from '../../contract/office/effects.ts'
import { done, refuse } from '../../domain/outcome.ts'
import type { Deed } from '../actions/deed.ts'
import type { Tx } from '../platform/database/connect.ts'
import { addAddress, changeAddress, removeAddress } from './change-addresses.ts'
import { changeProfile } from './change-profile.ts'

const ofCustomer = {
  right: 'changeCustomers',
  reasonOf: () => null,
  subject: ({ customerId }: { customerId: number }) =>
    ({ kind: 'customer', id: customerId }) as const,
  reach: (_tx: Tx, { customerId }: { customerId: number }) => Promise.resolve({ customerId }),
} as const

const Adding = z.object({
  customerId: z.int(),
  regionId: z.int(),
  street: z.string(),
  houseNo: z.string().optional(),
  flatNo: z.string().optional(),
  postcode: z.string().optional(),
  phone: z.string().optional(),
  notes: z.string().optional(),
})

export const addAddressDeed: Deed<z.output<typeof Adding>> = {
  ...ofCustomer,
  name: 'customers.add_address',
  input: Adding,
  run: async (app, tx, _by, { customerId, ...given }) => {
    const { regionId: region, houseNo: house_no, flatNo: flat_no, ...rest } = given
    const added = await addAddress(app, tx, customerId, { ...rest, region, house_no, flat_no })
    if (!added.ok) return added
    const input = { customerId, addressId: added.value }
    const place = [given.street, given.houseNo].filter(Boolean).join(' ')
    return done({
      undo: { deed: 'customers.remove_address', input },
      changes: [{ kind: 'customer', id: customerId, field: 'address', after: place }],
    })
  },
}

const Removing = z.object({ customerId: z.int(), addressId: z.int() })

/** Takes back an address that was added and is not used yet. */
export const removeAddressDeed: Deed<z.output<typeof Removing>> = {
  ...ofCustomer,
  name: 'customers.remove_address',
  input: Removing,
  run: async (app, tx, _by, { customerId, addressId }) => {
    const isInUse = async () =>
      (await tx
        .selectFrom('orders')
        .select('id')
        .where('addressId', '=', addressId)
        .executeTakeFirst()) !== undefined
    const removed = await removeAddress(app, tx, customerId, addressId, isInUse)
    return removed.ok ? done({}) : removed
  },
}

const Changing = z.object({
  customerId: z.int(),
  addressId: z.int(),
  phone: z.string().nullish(),
  notes: z.string().optional(),
  callBeforeMinutes: z.int().nullish(),
  takesDebt: z.boolean().optional(),
})

const doorColumns = ['phone', 'notes', 'callBeforeMinutes', 'takesDebt'] as const

export const changeAddressDeed: Deed<z.output<typeof Changing>> = {
  ...ofCustomer,
  name: 'customers.address',
  input: Changing,
  run: async (_app, tx, _by, { customerId, addressId, ...change }) => {
    const before = await tx
      .selectFrom('addresses')
      .select(doorColumns)
      .where('id', '=', addressId)
      .where('customerId', '=', customerId)
      .forUpdate()
      .executeTakeFirst()
    if (!before) return refuse({ code: 'not_found' })
    const { phone, notes, callBeforeMinutes, takesDebt } = change
    const changed = await changeAddress(
      tx,
      customerId,
      addressId,
      { phone, notes },
      {
        ...(callBeforeMinutes !== undefined && { callBeforeMinutes }),
        ...(takesDebt !== undefined && { takesDebt }),
      },
    )
    if (!changed.ok) return changed
    const changes = doorColumns.flatMap((field): Change[] =>
      change[field] === undefined || change[field] === before[field]
        ? []
        : [{ kind: 'address', id: addressId, field, before: before[field], after: change[field] }],
    )
    const input = { customerId, addressId, ...before }
    return done({
      undo: changes.length === 0 ? null : { deed: 'customers.address', input },
      changes,
    })
  },
}

const Contact = z.object({
  customerId: z.int(),
  name: z.string().optional(),
  phone: z.string().optional(),
  language: z.enum(['lv', 'en']).optional(),
})

export const changeContactDeed: Deed<z.output<typeof Contact>> = {
  ...ofCustomer,
  name: 'customers.contact',
  input: Contact,
  // A dispatcher may change addresses alone.
  reach: (_tx, { customerId }) => Promise.resolve({ customerId, isBeyondPart: true }),
  run: async (app, tx, by, { customerId, name, ...contact }) => {
    const before = await tx
      .selectFrom('customers')
      .select(['name', 'phone', 'language'])
      .where('id', '=', customerId)
      .where('role', '=', 'customer')
      .where('anonymisedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!before) return refuse({ code: 'not_found' })
    const fields = { ...contact, ...(name !== undefined && { name_surname: name }) }
    const changed = await changeProfile(app, tx, by, { customerId, fields })
    if (!changed.ok) return changed
    const wanted = { ...contact, name }
    const changes = Object.entries(before).flatMap(([field, value]): Change[] => {
      const after = wanted[field as keyof typeof wanted]
      return after === undefined || after === value
        ? []
        : [{ kind: 'customer', id: customerId, field, before: value, after }]
    })
    const former = changes.map(({ field, before: value }) => [field, value ?? ''])
    const input = { customerId, ...Object.fromEntries(former) }
    return done({
      undo: changes.length === 0 ? null : { deed: 'customers.contact', input },
      changes,
    })
  },
}
