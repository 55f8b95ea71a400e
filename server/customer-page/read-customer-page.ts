import type { CustomerPage } from '../../contract/office/customer-page.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome } from '../../domain/outcome.ts'
import type { Language } from '../../domain/words/language.ts'
import type { App } from '../app-context.ts'
import { readCustomerCard } from '../office-search/read-customer-card.ts'
import type { SeenFields } from '../office-search/seen-fields.ts'
import type { Tx } from '../platform/database/connect.ts'
import { readFirstDelivery } from './first-delivery.ts'
import { nextDeliveries } from './next-deliveries.ts'
import { readMoney } from './read-money.ts'
import { readRecords } from './read-records.ts'
import { readSigns } from './read-signs.ts'

type Reading = { customerId: number; seen: SeenFields; language: Language }

/** All that a caller may ask, in a number of statements that does not grow with the customer. */
export async function readCustomerPage(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, seen, language }: Reading,
): Promise<Outcome<CustomerPage, Refusal>> {
  const card = await readCustomerCard(app, tx, by, { customerId, seen })
  if (!card.ok) return card
  const today = app.clock.today()
  const { places, ...records } = await readRecords(tx, customerId, { today, language })
  return done({
    ...card.value,
    ...records,
    places: places.map((place) => ({ ...place, phone: seen.phone ? place.phone : null })),
    deliveries: await nextDeliveries(app, tx, customerId, language),
    money: await readMoney(app, tx, customerId, language),
    signs: await readSigns(tx, customerId),
    firstDelivery: await readFirstDelivery(tx, customerId),
  })
}
