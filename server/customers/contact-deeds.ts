import { z } from 'zod'
import type { Change } from '../../contract/office/effects.ts'
import { done, refuse } from '../../domain/outcome.ts'
import type { Deed, RowDone } from '../actions/deed.ts'
import { isChangedSince } from '../actions/is-changed-since.ts'
import { reachAccount } from '../actions/reach-customer.ts'
import type { Tx } from '../platform/database/connect.ts'
import { addAddress, changeAddress, removeAddress } from './change-addresses.ts'
import { changeProfile } from './change-profile.ts'
import { updateProfile } from './store.ts'

const ofCustomer = {
  right: 'changeCustomers',
  reasonOf: () => null,
  subject: ({ customerId }: { customerId: number }) =>
    ({ kind: 'customer', id: customerId }) as const,
  reach: reachAccount,
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

const Door = z.object({
  phone: z.string().nullish(),
  notes: z.string().optional(),
  callBeforeMinutes: z.int().nullish(),
  takesDebt: z.boolean().optional(),
})

const Changing = z.object({
  customerId: z.int(),
  addressId: z.int(),
  ...Door.shape,
  /** What is taken back, when the change is undone. */
  from: Door.optional(),
})

export const changeAddressDeed: Deed<z.output<typeof Changing>> = {
  ...ofCustomer,
  name: 'customers.address',
  input: Changing,
  run: async (_app, tx, _by, { customerId, addressId, from, ...change }) => {
    const before = await lockDoor(tx, customerId, addressId)
    if (!before) return refuse({ code: 'not_found' })
    if (from && isChangedSince(from, before)) return refuse({ code: 'changed_since' })
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
    const after = (await lockDoor(tx, customerId, addressId))!
    return done(fieldsDone('customers.address', { customerId, addressId }, before, after))
  },
}

const lockDoor = (tx: Tx, customerId: number, addressId: number) =>
  tx
    .selectFrom('addresses')
    .select(['phone', 'notes', 'callBeforeMinutes', 'takesDebt'])
    .where('id', '=', addressId)
    .where('customerId', '=', customerId)
    .forUpdate()
    .executeTakeFirst()

/** An empty phone is allowed only back: a customer may have had none. */
const Fields = z.object({
  name: z.string().optional(),
  phone: z.string().nullish(),
  language: z.enum(['lv', 'en']).optional(),
})

const Contact = z.object({
  customerId: z.int(),
  ...Fields.shape,
  /** What is taken back, when the change is undone. */
  from: Fields.optional(),
})

export const changeContactDeed: Deed<z.output<typeof Contact>> = {
  ...ofCustomer,
  name: 'customers.contact',
  input: Contact,
  // A dispatcher may change addresses alone.
  reach: async (tx, contact) => ({ ...(await reachAccount(tx, contact)), isBeyondPart: true }),
  run: async (app, tx, by, { customerId, name, phone, language, from }) => {
    const before = await lockContact(tx, customerId)
    if (!before) return refuse({ code: 'not_found' })
    if (from && isChangedSince(from, before)) return refuse({ code: 'changed_since' })
    const fields = {
      ...(name !== undefined && { name_surname: name }),
      ...(phone != null && { phone }),
      ...(language && { language }),
    }
    const changed = await changeProfile(app, tx, by, { customerId, fields })
    if (!changed.ok) return changed
    if (phone === null) await updateProfile(tx, customerId, { phone })
    const after = (await lockContact(tx, customerId))!
    return done(fieldsDone('customers.contact', { customerId }, before, after))
  },
}

const lockContact = (tx: Tx, customerId: number) =>
  tx
    .selectFrom('customers')
    .select(['name', 'phone', 'language'])
    .where('id', '=', customerId)
    .where('role', '=', 'customer')
    .where('anonymisedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()

type Values = Record<string, Change['before']>

/** The fields that are another now; undoing takes back those alone. */
function fieldsDone(
  deed: string,
  ids: { customerId: number; addressId?: number },
  before: Values,
  after: Values,
): RowDone {
  const { customerId, addressId } = ids
  const fields = Object.keys(before).filter((field) => before[field] !== after[field])
  const of = (values: Values) => Object.fromEntries(fields.map((field) => [field, values[field]]))
  const record =
    addressId === undefined
      ? ({ kind: 'customer', id: customerId } as const)
      : ({ kind: 'address', id: addressId } as const)
  return {
    undo: fields.length === 0 ? null : { deed, input: { ...ids, ...of(before), from: of(after) } },
    changes: fields.map((field) => ({
      ...record,
      field,
      before: before[field],
      after: after[field],
    })),
  }
}
