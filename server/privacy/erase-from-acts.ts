import { sql } from 'kysely'
import { canonicalHash } from '../platform/canonical-hash.ts'
import type { Db, Tx } from '../platform/database/connect.ts'

/**
 * What would take back an act of the staff holds the words that were there before it: names, notes,
 * what hangs at a door. An act on others as well is still taken back for them.
 */
export const eraseFromActs = (tx: Db, customerId: number) =>
  sql`
    with theirs as materialized (
      select 'customerId' as member, ${customerId}::bigint as id
      union all select 'orderId', id from orders where customer_id = ${customerId}
      union all select 'autoshipId', id from autoships where customer_id = ${customerId}
      union all select 'addressId', id from addresses where customer_id = ${customerId}
      union all select 'noteId', id from customer_notes where customer_id = ${customerId}
    ), kept as (
      select a.id, coalesce(jsonb_agg(s.step order by s.position)
          filter (where not exists (select from theirs t
            where s.step -> 'input' ->> t.member = t.id::text)), '[]') as undo
      from office_actions a
        cross join jsonb_array_elements(a.undo) with ordinality as s (step, position)
      group by a.id having bool_or(exists (select from theirs t
        where s.step -> 'input' ->> t.member = t.id::text))
    )
    update office_actions a set undo = k.undo,
      undoable_until = case when k.undo = '[]' and a.undone_at is null then null
        else a.undoable_until end
    from kept k where k.id = a.id`.execute(tx)

/** Requests for a second person keep their numbers and the reason that a colleague wrote. */
export async function eraseFromRequests(tx: Tx, customerId: number): Promise<void> {
  const { rows } = await sql<{ id: number; input: Record<string, unknown>[] }>`
    select id, input from approvals where customer_ids @> array[${customerId}]::bigint[]`.execute(
    tx,
  )
  for (const { id, input } of rows) {
    const blank = input.map(withoutWords)
    await sql`
      update approvals set input = ${JSON.stringify(blank)}::jsonb,
        input_hash = ${canonicalHash(blank)} where id = ${id}`.execute(tx)
  }
}

const ofPerson = new Set([
  'name',
  'phone',
  'iban',
  'notes',
  'note',
  'body',
  'street',
  'houseNo',
  'flatNo',
  'postcode',
])

const withoutWords = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([member, value]) => [
      member,
      typeof value === 'string' && ofPerson.has(member) ? '' : value,
    ]),
  )

/** What staff were answered names customers; it is stored in case that they ask again. */
export const deleteAnswersToStaff = (tx: Db, customerId: number) =>
  sql`
    delete from idempotency_keys where staff_id is not null
      and answer ~ ${`"customerId":${customerId}[,}]`}`.execute(tx)
