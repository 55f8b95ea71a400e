import { weekdayOf } from '../../../domain/calendar.ts'
import type { App } from '../../app-context.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { officeBehindChange } from '../office/office-acts.ts'
import { nextDeliveries } from './autoship-answer.ts'
import { loadAutoships, type LoadedAutoship } from './plan-store.ts'
import { firstDepositCents, priceDelivery, pricingFacts } from './price-delivery.ts'
import type { AutoshipEvent } from './autoship-letters.ts'
import { enqueue } from '../../platform/queue.ts'
import type { AutoshipKey } from './lock-autoship.ts'

/** Mails the autoship's present state to its customer, once a cause, and who of the office did it. */
export async function queueAutoshipMail(
  app: App,
  tx: Tx,
  autoship: LoadedAutoship,
  event: AutoshipEvent,
  cause: string,
  office: { byOffice?: string } = {},
): Promise<void> {
  const { customerId, id: autoshipId, items, isPaused, pauseFrom, pauseTo } = autoship
  const facts = await pricingFacts(app, tx, customerId, [autoship])
  const { totals, goods } = priceDelivery(app, facts, { autoship, deliveryOn: null, lines: items })
  const { next } = await nextDeliveries(app, autoship)
  await queueMail(tx, {
    template: `autoship.${event}`,
    cause: `autoship:${autoshipId}:${cause}`,
    customerId,
    payload: {
      autoshipId,
      name: autoship.name,
      address: autoship.address?.text ?? '',
      frequencyWeeks: autoship.frequencyWeeks,
      ...(autoship.deliveryOn && { weekday: weekdayOf(autoship.deliveryOn) }),
      nextOn: next?.day ?? null,
      pause: isPaused && pauseFrom ? { from: pauseFrom, to: pauseTo } : null,
      lines: items.map(({ goodId, ordered }) => {
        const { nameLv: lv, nameEn: en } = goods.get(goodId)!
        return { lv, en, count: ordered }
      }),
      totalCents: totals.totalWithDepositCents,
      firstDepositCents: firstDepositCents(app, facts, autoship),
      ...office,
    },
  })
}

const debounceSeconds = 600

/** Queues the mail that fits a change or its undo: started, paused, resumed or changed. */
export async function queueChangeMail(
  app: App,
  tx: Tx,
  key: AutoshipKey,
  before: LoadedAutoship,
): Promise<void> {
  const [after] = await loadAutoships(tx, key, app.clock.today())
  if (!after?.isActive) return
  const event = eventOf(before, after)
  if (event) return queueAutoshipMail(app, tx, after, event, `${event}:${after.version}`)
  // Ten minutes of edits make one mail.
  const debounce = { key: `autoship-changed:${key.autoshipId}`, afterSeconds: debounceSeconds }
  await enqueue(tx, 'autoship.tell-changed', key, debounce)
}

function eventOf(before: LoadedAutoship, after: LoadedAutoship) {
  if (!before.isActive) return 'started'
  if (after.isPaused !== before.isPaused) return after.isPaused ? 'paused' : 'resumed'
  return undefined
}

/** Queues the mail of the latest state; none for an autoship that has stopped meanwhile. */
export async function queueChangedMail(app: App, tx: Tx, key: AutoshipKey): Promise<void> {
  const [autoship] = await loadAutoships(tx, key, app.clock.today())
  if (!autoship?.isActive) return
  const since = new Date(app.clock.now().getTime() - 2 * debounceSeconds * 1_000)
  const office = await officeBehindChange(tx, key, since)
  await queueAutoshipMail(app, tx, autoship, 'changed', `changed:${autoship.version}`, office)
}
