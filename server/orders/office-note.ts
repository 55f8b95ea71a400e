import type { Actor } from '../../domain/actor.ts'
import type { Language } from '../../domain/words/language.ts'
import { type Block, paragraph } from '../platform/mail/letter.ts'
import type { Tx } from '../platform/database/connect.ts'

const words = {
  lv: (name: string) => `To izdarīja birojs (${name}) Jūsu vārdā.`,
  en: (name: string) => `This was done by the office (${name}) on your behalf.`,
}

/** Says that a person of the office has acted for the customer. */
export const officeBlocks = ({ byOffice }: { byOffice?: string }, language: Language): Block[] =>
  byOffice === undefined ? [] : [paragraph(words[language](byOffice))]

/** The first name of a person who acts for a customer. */
export async function officeOf(tx: Tx, by: Actor): Promise<{ byOffice?: string }> {
  if (by.kind !== 'staff' || by.id === undefined) return {}
  const person = await tx
    .selectFrom('staff')
    .select('name')
    .where('id', '=', by.id)
    .executeTakeFirst()
  return person ? { byOffice: person.name.split(' ')[0]! } : {}
}

/** The first name of the person of the office behind the latest change of an order. */
export async function officeBehind(tx: Tx, orderId: number): Promise<{ byOffice?: string }> {
  const change = await tx
    .selectFrom('orderChanges as h')
    .leftJoin('staff as s', (join) =>
      join.onRef('s.id', '=', 'h.actorId').on('h.actorKind', '=', 'staff'),
    )
    .select('s.name')
    .where('h.orderId', '=', orderId)
    .orderBy('h.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return change?.name ? { byOffice: change.name.split(' ')[0]! } : {}
}
