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
    return done({
      undo: { deed: 'customers.end_note', input: { noteId: id } },
      changes: [{ ...changeOf({ customerId, ...note }), before: null, after: note.body }],
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
    const note = await lockNote(tx, noteId, 'is')
    return note ? { customerId: note.customerId } : {}
  },
  run: async ({ clock }, tx, by, { noteId }) => {
    const note = await lockNote(tx, noteId, 'is')
    if (!note) return refuse({ code: 'not_found' })
    await tx
      .updateTable('customerNotes')
      .set({ endedAt: clock.now(), endedBy: by.id! })
      .where('id', '=', noteId)
      .execute()
    return done({
      undo: { deed: 'customers.reopen_note', input: { noteId } },
      changes: [{ ...changeOf(note), before: note.body, after: null }],
    })
  },
}

/** A note that was removed by mistake is read again, as its writer wrote it. */
export const reopenNoteDeed: Deed<Ending> = {
  name: 'customers.reopen_note',
  right: 'writeNotes',
  input: Ending,
  subject: ({ noteId }) => ({ kind: 'note', id: noteId }),
  reasonOf: () => null,
  reach: async (tx, { noteId }) => {
    const note = await lockNote(tx, noteId, 'is not')
    return note ? ofKnownCustomer(tx, note) : {}
  },
  run: async (_app, tx, by, { noteId }) => {
    const note = await lockNote(tx, noteId, 'is not')
    if (!note || by.onBehalfOf === undefined) return refuse({ code: 'not_found' })
    await tx
      .updateTable('customerNotes')
      .set({ endedAt: null, endedBy: null })
      .where('id', '=', noteId)
      .execute()
    return done({ changes: [{ ...changeOf(note), before: null, after: note.body }] })
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

const changeOf = ({ customerId, reader }: { customerId: number; reader: string }) =>
  ({
    kind: 'customer',
    id: customerId,
    field: reader === 'driver' ? 'driverNote' : 'officeNote',
  }) as const

/** A note that is read still, or one that has ended. */
const lockNote = (tx: Tx, noteId: number, ended: 'is' | 'is not') =>
  tx
    .selectFrom('customerNotes')
    .select(['customerId', 'reader', 'body'])
    .where('id', '=', noteId)
    .where('endedAt', ended, null)
    .forNoKeyUpdate()
    .executeTakeFirst()
