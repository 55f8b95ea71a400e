import { byCustomer } from '../../../domain/actor.ts'
import { openDispute } from '../../../server/bottles/open-dispute.ts'
import { recordCall } from '../../../server/customers/record-call.ts'
import { settleDispute } from '../../../server/dispatch/settle-dispute.ts'
import type { Past } from '../past/live-past.ts'
import type { KnownCustomer } from './add-customers.ts'
import { done } from './done.ts'
import type { Company } from './company.ts'
import type { Crew } from './crew.ts'

const calls: [index: number, line: string][] = [
  [2, 'Jautāja, kad būs piegāde. Pateicu dienu un laiku.'],
  [9, 'Durvju kods mainīts, pierakstīju adresei.'],
  [10, 'Grib ūdeni reizi divās nedēļās, padomās.'],
  [13, 'Vai drīkst atstāt pie kaimiņa. Jā, 12. dzīvoklis.'],
]

/** What customers have said: calls with their line, a dispute that is answered and one that waits. */
export async function talkWithCustomers(past: Past, { crew, customers }: Company): Promise<void> {
  const customer = (index: number) => customers.find((known) => known.index === index)!
  for (const [index, line] of calls) {
    const call = { customerId: customer(index).id, line }
    await done(past, (tx) => recordCall(past, tx, crew.dispatcher, call))
  }
  await disputeLatest(past, crew, customer(2))
  await dispute(past, customer(6), 'Man atstāja vienu pudeli mazāk.')
}

/** Says that one empty more was given back, and is believed. */
export async function disputeLatest(past: Past, crew: Crew, customer: KnownCustomer) {
  const disputeId = await dispute(past, customer, 'Atdevu divas tukšās, ne vienu.')
  if (disputeId === undefined) return
  const answer = { disputeId, accept: true, answer: 'Fotogrāfijā redzamas divas tukšās.' }
  await done(past, (tx) => settleDispute(past, tx, crew.dispatcher, answer))
}

/** About the customer's latest delivery; undefined where there is none. */
async function dispute(
  past: Past,
  { id: customerId }: KnownCustomer,
  comment: string,
): Promise<number | undefined> {
  const movement = await past.db
    .selectFrom('bottleMovements')
    .select(['id', 'delivered', 'returned'])
    .where('customerId', '=', customerId)
    .where('causeKind', '=', 'delivery')
    .where('delivered', '>', 0)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!movement) return undefined
  const isAboutEmpties = comment.includes('tukšās')
  const said = {
    movementId: movement.id,
    delivered: movement.delivered - (isAboutEmpties ? 0 : 1),
    returned: movement.returned + (isAboutEmpties ? 1 : 0),
  }
  const openedAt = past.clock.now()
  const by = byCustomer(customerId)
  await done(past, (tx) => openDispute(tx, by, { customerId, ...said, comment, openedAt }))
  const { id } = await past.db
    .selectFrom('bottleDisputes')
    .select('id')
    .where('movementId', '=', movement.id)
    .executeTakeFirstOrThrow()
  return id
}
