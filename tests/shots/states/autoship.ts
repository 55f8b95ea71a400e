import type { Page } from '@playwright/test'
import type {
  Autoship,
  AutoshipDelivery,
  EnoughUntil,
} from '../../../contract/shop/autoship-record.ts'
import { addDays, dayOf } from '../../../domain/calendar.ts'
import { demo } from '../../support/journey-carts.ts'
import { startedAutoship } from '../../support/journey-autoship.ts'
import { answering, failing, unanswered } from '../answers.ts'
import { type Diary, draft, running, stopped } from '../autoships.ts'
import { type Api, customerAfter } from '../at-shop.ts'
import { newCustomer, pressed } from '../people.ts'
import type { Shot } from '../shot.ts'

type List = { data: { data: Autoship[] } }

const list = /\/api\/cart\/autoship(?:\?|$)/
const diary = /\/api\/autoship-diary/
const LONG = 'Mājas ūdens un viss pārējais vasarnīcai Krastmalas ielā pie Daugavas'

const many = customerAfter(async (api) => {
  const named = ['Mājas ūdens', LONG, 'Birojs', 'Vasarnīca', 'Vecāmamma', 'Noliktava', 'Studija']
  const ids: string[] = []
  for (const name of named) ids.push(String(await startedAutoship({ api }, name)))
  const tomorrow = addDays(dayOf(new Date().toISOString().slice(0, 10)), 1)
  const pause = { pause: 1, pause_from: tomorrow, pause_to: addDays(tomorrow, 60) } as const
  await api.changeAutoship({ params: { id: ids[2]! }, body: pause })
  await api.changeAutoship({ params: { id: ids[3]! }, body: { status: 0 } })
  await api.createAutoship()
})

const paused = customerAfter(async (api) => {
  await startedAutoship({ api })
  await startedAutoship({ api }, 'Birojs')
  const tomorrow = addDays(dayOf(new Date().toISOString().slice(0, 10)), 1)
  await api.pauseAutoships({ body: { pause_from: tomorrow, pause_to: addDays(tomorrow, 40) } })
})

/** Deliveries as a customer changed them: skipped, moved, with other goods. */
const changed = customerAfter(async (api) => {
  const id = String(await startedAutoship({ api }))
  const { deliveries } = (await api.readAutoshipDiary()).data
  const [, second, third, fourth] = deliveries.map(({ planned_on }) => ({ id, planned_on }))
  await api.skipDelivery({ params: second! })
  const items: Parameters<Api['changeDeliveryItem']>[0]['body'][] = [
    { good_id: demo.flakes, order: 0 },
    { good_id: demo.honey, order: 1 },
    { good_id: demo.water, order: 4 },
  ]
  for (const params of [{ id, planned_on: deliveries[0]!.planned_on }, third!])
    for (const body of items) await api.changeDeliveryItem({ params, body })
  const { move_to } = deliveries[3]!
  await api
    .moveDelivery({ params: fourth!, body: { delivery_date: addDays(dayOf(move_to!), -2) } })
    .catch(() => null)
})

const onEntry = (index: number, name: RegExp) => async (page: Page) => {
  const entry = page.locator('.diary > .entry').nth(index)
  await entry.getByRole('button', { name }).first().click()
  await page.waitForTimeout(800)
}
const openDialog = (index: number, name: RegExp) => async (page: Page) => {
  await onEntry(index, name)(page)
  await page.getByRole('dialog').waitFor()
  await page.waitForTimeout(500)
}

const enough = (
  deliveries: readonly AutoshipDelivery[],
  isFine: 0 | 1,
  short: number,
): EnoughUntil => {
  const { autoship_id, planned_on, delivery_date } = deliveries[0]!
  const next = dayOf(delivery_date!)
  return {
    enough_until: addDays(next, -short),
    bottles_left: 1.5,
    bottles_a_week: 1.5,
    worked_out: {
      from: addDays(next, -40),
      to: addDays(next, -12),
      days: 28,
      bottles: 6,
      deliveries: 2,
      last_delivery_on: addDays(next, -12),
      last_delivery_bottles: 3,
    },
    next: { autoship_id, planned_on, delivery_date: next },
    days_short: short,
    is_fine: isFine,
    earlier_on: short > 0 ? addDays(next, -short) : null,
    may_add_one: 1,
  }
}
const withEnough = (isFine: 0 | 1, short: number) =>
  answering<Diary>(diary, ({ data }) => void (data.enough = enough(data.deliveries, isFine, short)))

const proposals = ({ data }: Diary) => {
  const [first, second] = data.deliveries
  const of = ({ autoship_id, autoship_name, planned_on, delivery_date }: AutoshipDelivery) => ({
    autoship_id,
    autoship_name,
    address_id: null,
    planned_on,
    order_id: null,
    old_day: delivery_date!,
    answer_until: new Date(Date.now() + 3 * 86_400_000).toISOString(),
  })
  data.proposals = [
    { ...of(first!), id: 1, new_day: addDays(dayOf(first!.delivery_date!), 1), reason: 'holiday' },
    { ...of(second!), id: 2, new_day: null, reason: 'route' },
  ]
}

/** Autoships and their diary. */
export const autoshipStates: Shot[] = [
  { name: 'autoship-none', path: '/autoship', customer: newCustomer },
  {
    name: 'autoship-loading',
    path: '/autoship',
    customer: running,
    unfinished: true,
    act: unanswered(list),
  },
  { name: 'autoship-failed', path: '/autoship', customer: running, act: failing(list) },
  { name: 'autoship-diary-failed', path: '/autoship', customer: running, act: failing(diary) },
  { name: 'autoship-one', path: '/autoship', customer: running },
  { name: 'autoship-many', path: '/autoship', customer: many },
  { name: 'autoship-paused', path: '/autoship', customer: paused },
  { name: 'autoship-stopped', path: '/autoship', customer: stopped },
  {
    name: 'autoship-warnings',
    path: '/autoship',
    customer: running,
    act: answering<List>(list, ({ data }) => {
      const autoship = data.data[0]!
      Object.assign(autoship, {
        warnings: 1,
        lock: 1,
        skipped_goods: ['Dzesētāja tīrīšana un dezinfekcija'],
      })
      autoship.items[1]!.missing = 'out_of_stock'
    }),
  },
  { name: 'autoship-changed', path: '/autoship', customer: changed },
  {
    name: 'autoship-skipped',
    path: '/autoship',
    customer: running,
    act: onEntry(1, /^Izlaist|^Skip/),
  },
  {
    name: 'autoship-move',
    path: '/autoship',
    customer: running,
    act: openDialog(1, /^Pārcelt|^Move/),
    windowOnly: true,
  },
  {
    name: 'autoship-once',
    path: '/autoship',
    customer: changed,
    act: openDialog(0, /^Mainīt|^Change/),
    windowOnly: true,
  },
  {
    name: 'autoship-once-found',
    path: '/autoship',
    customer: running,
    act: async (page) => {
      await openDialog(1, /^Mainīt|^Change/)(page)
      await page.getByRole('dialog').getByRole('searchbox').fill('medus')
      await page.keyboard.press('Enter')
      await page.locator('.once__item').first().waitFor()
    },
    windowOnly: true,
  },
  {
    name: 'autoship-confirmed',
    path: '/autoship',
    customer: running,
    act: onEntry(0, /^Apstiprināt|^Confirm/),
  },
  {
    name: 'autoship-covered',
    path: '/autoship',
    customer: running,
    act: answering<Diary>(diary, ({ data }) => {
      for (const [index, delivery] of data.deliveries.entries()) {
        Object.assign(delivery, { payment_type: index < 3 ? 2 : null, covered: index < 3 ? 1 : 0 })
        Object.assign(delivery, {
          balance_after: 21.58 * (2 - index),
          first_short: index === 3 ? 1 : 0,
          missing: 21.58,
        })
      }
    }),
  },
  { name: 'autoship-enough-short', path: '/autoship', customer: running, act: withEnough(0, 3) },
  {
    name: 'autoship-enough-fine',
    path: '/autoship',
    customer: running,
    act: async (page) => {
      await withEnough(1, -4)(page)
      await page.locator('.enough summary').click()
    },
  },
  {
    name: 'autoship-new-days',
    path: '/autoship',
    customer: running,
    act: answering<Diary>(diary, proposals),
  },
  {
    name: 'autoship-holiday-done',
    path: '/autoship',
    customer: many,
    act: async (page) => {
      await page.locator('.holiday summary').click()
      const days = page.locator('.holiday input[type=date]')
      const today = dayOf(new Date().toISOString().slice(0, 10))
      await days.nth(0).fill(addDays(today, 10))
      await days.nth(1).fill(addDays(today, 40))
      await pressed(page, /^Pauzēt visas|^Pause all/)
      await page.locator('.holiday ul').waitFor()
    },
  },
  {
    name: 'autoship-holiday-mistakes',
    path: '/autoship',
    customer: running,
    act: async (page) => {
      await page.locator('.holiday summary').click()
      await pressed(page, /^Pauzēt visas|^Pause all/)
      await page.waitForTimeout(800)
    },
  },
  {
    name: 'autoship-delete',
    path: '/autoship',
    customer: running,
    act: (page) => pressed(page, /^Dzēst|^Delete/),
    windowOnly: true,
  },
  {
    name: 'autoship-delete-draft',
    path: '/autoship',
    customer: draft,
    act: (page) => pressed(page, /^Dzēst|^Delete/),
    windowOnly: true,
  },
]
