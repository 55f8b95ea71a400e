import { z } from 'zod'
import { dayOf } from '../../domain/calendar.ts'
import { done, refuse } from '../../domain/outcome.ts'
import type { Deed } from '../actions/deed.ts'
import type { Tx } from '../platform/database/connect.ts'
import { ofKnownCustomer } from './known-customer.ts'

const Writing = z.object({
  customerId: z.int(),
  addressId: z.int().nullable(),
  reader: z.enum(['driver', 'office']),
  body: z.string(),
  untilOn: z.string().transform(dayOf).nullable(),
})
type Writing = z.output<typeof Writing>

/** A note that names its reader: the driver at the door, or the office alone. */
export const writeNoteDeed: Deed<Writing> = {
  name: 'customers.write_note',
  right: 'writeNotes',
  input: Writing,
  subject: ({ customerId }) => ({ kind: 'customer', id: customerId }),
  reasonOf: () => null,
  reach: ofKnownCustomer,
  run: async ({ clock }, tx, by, { customerId, addressId, ...note }) => {
    if (by.onBehalfOf === undefined) return refuse({ code: 'not_found' })
    if (addressId !== null && !(await hasAddress(tx, customerId, addressId)))
      return refuse({ code: 'not_found' })
    const { id } = await tx
      .insertInto('customerNotes')
      .values({ customerId, addressId, ...note, staffId: by.id!, writtenAt: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const field = note.reader === 'driver' ? 'driverNote' : 'officeNote'
    return done({
      undo: { deed: 'customers.end_note', input: { noteId: id } },
      changes: [{ kind: 'customer', id: customerId, field, before: null, after: note.body }],
    })
  },
}

const Ending = z.object({ noteId: z.int() })
type Ending = z.output<typeof Ending>

/** Nobody reads the note any more; it stays in the history. */
export const endNoteDeed: Deed<Ending> = {
  name: 'customers.end_note',
  right: 'writeNotes',
  input: Ending,
  subject: ({ noteId }) => ({ kind: 'note', id: noteId }),
  reasonOf: () => null,
  reach: async (tx, { noteId }) => {
    const note = await lockOpenNote(tx, noteId)
    return note ? { customerId: note.customerId } : {}
  },
  run: async ({ clock }, tx, by, { noteId }) => {
    const note = await lockOpenNote(tx, noteId)
    if (!note) return refuse({ code: 'not_found' })
    await tx
      .updateTable('customerNotes')
      .set({ endedAt: clock.now(), endedBy: by.id! })
      .where('id', '=', noteId)
      .execute()
    const { customerId, reader, body } = note
    const field = reader === 'driver' ? 'driverNote' : 'officeNote'
    return done({
      undo: { deed: 'customers.write_note', input: note },
      changes: [{ kind: 'customer', id: customerId, field, before: body, after: null }],
    })
  },
}

const hasAddress = async (tx: Tx, customerId: number, addressId: number) =>
  (await tx
    .selectFrom('addresses')
    .select('id')
    .where('customerId', '=', customerId)
    .where('id', '=', addressId)
    .where('removedAt', 'is', null)
    .executeTakeFirst()) !== undefined

const lockOpenNote = (tx: Tx, noteId: number) =>
  tx
    .selectFrom('customerNotes')
    .select(['customerId', 'addressId', 'reader', 'body', 'untilOn'])
    .where('id', '=', noteId)
    .where('endedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
