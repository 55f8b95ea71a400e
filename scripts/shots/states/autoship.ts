import type { Page } from '@playwright/test'
import type { Autoship, AutoshipDelivery, EnoughUntil } from '../../../contract/autoship-record.ts'
import type { DayProposal } from '../../../contract/autoship-diary.ts'
import { addDays, dayOf } from '../../../domain/calendar.ts'
import { demo } from '../../../tests/support/journey-carts.ts'
import { startedAutoship } from '../../../tests/support/journey-autoship.ts'
import { type Api, whoDid, withAnswer, withFailure, withoutAnswer } from '../at-shop.ts'
import { newCustomer, pressed } from '../people.ts'
import type { Shot } from '../shot.ts'

type List = { data: { data: Autoship[] } }
type Diary = { data: { deliveries: AutoshipDelivery[]; enough: EnoughUntil | null; proposals: DayProposal[] } }

const list = /\/api\/cart\/autoship(?:\?|$)/
const diary = /\/api\/autoship-diary/
const LONG = 'Mājas ūdens un viss pārējais vasarnīcai Krastmalas ielā pie Daugavas'

const one = whoDid((api) => startedAutoship({ api }))

const many = whoDid(async (api) => {
  const named = ['Mājas ūdens', LONG, 'Birojs', 'Vasarnīca', 'Vecāmamma', 'Noliktava', 'Studija']
  const ids: string[] = []
  for (const name of named) ids.push(String(await startedAutoship({ api }, name)))
  const tomorrow = addDays(dayOf(new Date().toISOString().slice(0, 10)), 1)
  const pause = { pause: 1, pause_from: tomorrow, pause_to: addDays(tomorrow, 60) } as const
  await api.changeAutoship({ params: { id: ids[2]! }, body: pause })
  await api.changeAutoship({ params: { id: ids[3]! }, body: { status: 0 } })
  await api.createAutoship()
})

const stopped = whoDid(async (api) => {
  const id = String(await startedAutoship({ api }))
  await api.changeAutoship({ params: { id }, body: { status: 0 } })
})

const paused = whoDid(async (api) => {
  await startedAutoship({ api })
  await startedAutoship({ api }, 'Birojs')
  const tomorrow = addDays(dayOf(new Date().toISOString().slice(0, 10)), 1)
  await api.pauseAutoships({ body: { pause_from: tomorrow, pause_to: addDays(tomorrow, 40) } })
})

const draft = whoDid((api) => api.createAutoship())

/** One delivery skipped, one moved, one with other goods: what a customer has changed. */
const changed = whoDid(async (api) => {
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
  await api.moveDelivery({ params: fourth!, body: { delivery_date: addDays(dayOf(move_to!), -2) } }).catch(() => null)
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

const openEditor = async (page: Page) => {
  await page.locator('.ship h3 a').first().click()
  await page.locator('.ship-edit').waitFor()
  await page.waitForLoadState('networkidle')
}
/** The editor, with the shop's answer as it would be. */
const editorWith = (change: (autoship: Autoship) => void) => async (page: Page) => {
  await openEditor(page)
  await withAnswer<{ data: { data: Autoship } }>(page, /\/api\/cart\/autoship\/\d+$/, ({ data }) => change(data.data))
}

const enough = (deliveries: readonly AutoshipDelivery[], isFine: 0 | 1, short: number): EnoughUntil => {
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
const withEnough = (isFine: 0 | 1, short: number) => (page: Page) =>
  withAnswer<Diary>(page, diary, ({ data }) => (data.enough = enough(data.deliveries, isFine, short)))

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

type ByKey = { data: { delivery: AutoshipDelivery; days: string[]; goods: unknown[] } }

/** What stands behind a mail's link, taken from the diary of who looks. */
const linked = (change: (answer: ByKey['data']) => void) => async (page: Page) => {
  const token = await page.evaluate<string>('localStorage.getItem("avots.token")')
  const headers = { authorization: `Bearer ${token}` }
  const read = async <Answer>(path: string) =>
    (await (await page.request.get(`/api${path}`, { headers })).json()) as Answer
  const { deliveries } = (await read<Diary>('/autoship-diary')).data
  const { goods } = await read<{
    goods: { data: { id: number; name: string; images: { url: string }[]; price_vat: number }[] }
  }>('/goods-paginate?filter=autoship&limit=6')
  const data = {
    delivery: deliveries[0]!,
    days: [1, 2, 3, 6, 7].map((days) => addDays(dayOf(deliveries[0]!.delivery_date!), days)),
    goods: goods.data.map((good) => ({
      ...good,
      good_id: good.id,
      name: good.name,
      image: good.images[0]!.url,
      order: 0,
    })),
  }
  change(data)
  await page.route(/\/api\/autoship-by-key/, (route) => route.fulfill({ json: { data } }))
  await page.reload({ waitUntil: 'networkidle' })
}

const key = 'atslega-no-vestules-kas-der'
const same = () => undefined

/** Autoships, their diary and editor, and the pages behind a mail's links. */
export const autoshipStates: Shot[] = [
  { name: 'autoship-none', path: '/autoship', who: newCustomer },
  { name: 'autoship-loading', path: '/autoship', who: one, unfinished: true, act: (page) => withoutAnswer(page, list) },
  { name: 'autoship-failed', path: '/autoship', who: one, act: (page) => withFailure(page, list) },
  { name: 'autoship-diary-failed', path: '/autoship', who: one, act: (page) => withFailure(page, diary) },
  { name: 'autoship-one', path: '/autoship', who: one },
  { name: 'autoship-many', path: '/autoship', who: many },
  { name: 'autoship-paused', path: '/autoship', who: paused },
  { name: 'autoship-stopped', path: '/autoship', who: stopped },
  {
    name: 'autoship-warnings',
    path: '/autoship',
    who: one,
    act: (page) =>
      withAnswer<List>(page, list, ({ data }) => {
        const autoship = data.data[0]!
        Object.assign(autoship, { warnings: 1, lock: 1, skipped_goods: ['Dzesētāja tīrīšana un dezinfekcija'] })
        autoship.items[1]!.missing = 'out_of_stock'
      }),
  },
  { name: 'autoship-changed', path: '/autoship', who: changed },
  { name: 'autoship-skipped', path: '/autoship', who: one, act: onEntry(1, /^Izlaist|^Skip/) },
  { name: 'autoship-move', path: '/autoship', who: one, act: openDialog(1, /^Pārcelt|^Move/), windowOnly: true },
  { name: 'autoship-once', path: '/autoship', who: changed, act: openDialog(0, /^Mainīt|^Change/), windowOnly: true },
  {
    name: 'autoship-once-found',
    path: '/autoship',
    who: one,
    act: async (page) => {
      await openDialog(1, /^Mainīt|^Change/)(page)
      await page.getByRole('dialog').getByRole('searchbox').fill('medus')
      await page.keyboard.press('Enter')
      await page.locator('.once__item').first().waitFor()
    },
    windowOnly: true,
  },
  { name: 'autoship-confirmed', path: '/autoship', who: one, act: onEntry(0, /^Apstiprināt|^Confirm/) },
  {
    name: 'autoship-covered',
    path: '/autoship',
    who: one,
    act: (page) =>
      withAnswer<Diary>(page, diary, ({ data }) => {
        for (const [index, delivery] of data.deliveries.entries()) {
          const isShort = index === 3
          Object.assign(delivery, { payment_type: index < 3 ? 2 : null, covered: index < 3 ? 1 : 0, first_short: 0 })
          Object.assign(delivery, { balance_after: 90 - index * 30, first_short: isShort ? 1 : 0, missing: 12.4 })
        }
      }),
  },
  { name: 'autoship-enough-short', path: '/autoship', who: one, act: withEnough(0, 3) },
  {
    name: 'autoship-enough-fine',
    path: '/autoship',
    who: one,
    act: async (page) => {
      await withEnough(1, -4)(page)
      await page.locator('.enough summary').click()
    },
  },
  {
    name: 'autoship-new-days',
    path: '/autoship',
    who: one,
    act: (page) => withAnswer<Diary>(page, diary, proposals),
  },
  {
    name: 'autoship-holiday-done',
    path: '/autoship',
    who: many,
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
    who: one,
    act: async (page) => {
      await page.locator('.holiday summary').click()
      await pressed(page, /^Pauzēt visas|^Pause all/)
      await page.waitForTimeout(800)
    },
  },
  {
    name: 'autoship-delete',
    path: '/autoship',
    who: one,
    act: (page) => pressed(page, /^Dzēst|^Delete/),
    windowOnly: true,
  },
  {
    name: 'autoship-delete-draft',
    path: '/autoship',
    who: draft,
    act: (page) => pressed(page, /^Dzēst|^Delete/),
    windowOnly: true,
  },
  { name: 'autoship-edit-new', path: '/autoship', who: draft, act: openEditor },
  { name: 'autoship-edit', path: '/autoship', who: one, act: openEditor },
  {
    name: 'autoship-edit-changed',
    path: '/autoship',
    who: one,
    act: async (page) => {
      await openEditor(page)
      await page.locator('#frequency').selectOption('4')
      await page.locator('#pauze').getByRole('switch').check({ force: true })
      await page.locator('#pause_to').fill(addDays(dayOf(new Date().toISOString().slice(0, 10)), 300))
      await pressed(page, /^Saglabāt visām|^Save for all/)
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'autoship-edit-locked',
    path: '/autoship',
    who: one,
    act: editorWith((autoship) => (autoship.lock = 1)),
  },
  { name: 'autoship-edit-stopped', path: '/autoship', who: stopped, act: openEditor },
  {
    name: 'autoship-edit-ended',
    path: '/autoship',
    who: one,
    act: editorWith((autoship) =>
      Object.assign(autoship, { status: 0, inactive_reason: 'ended', valid_to: '2026-11-01' }),
    ),
  },
  {
    name: 'autoship-edit-warnings',
    path: '/autoship',
    who: one,
    act: editorWith((autoship) => {
      Object.assign(autoship, { warnings: 1, payment_type: null, skipped_goods: ['Dzesētāja tīrīšana', 'Piegāde'] })
      const [water, flakes] = autoship.items
      Object.assign(water!, { missing: 'withdrawn' })
      const instead = { substitute_good_id: 301, substitute_name: 'Bio griķu pārslas, 500 g' }
      Object.assign(flakes!, { missing: 'out_of_stock', ...instead })
    }),
  },
  {
    name: 'autoship-add-goods',
    path: '/autoship',
    who: one,
    act: async (page) => {
      await openEditor(page)
      await page.getByRole('link', { name: /Pievienot preces|Add goods/ }).click()
      await page.locator('article').first().waitFor()
      await page.waitForLoadState('networkidle')
    },
  },
  ...(['confirm', 'skip', 'move', 'add'] as const).map((action): Shot => ({
    name: `mail-${action}`,
    path: `/piegade/${action}?key=${key}`,
    who: one,
    act: linked(same),
  })),
  {
    name: 'mail-confirmed-already',
    path: `/piegade/confirm?key=${key}`,
    who: one,
    act: linked(({ delivery }) => (delivery.state = 'confirmed')),
  },
  {
    name: 'mail-skipped-already',
    path: `/piegade/skip?key=${key}`,
    who: one,
    act: linked(({ delivery }) => Object.assign(delivery, { state: 'skipped', delivery_date: null })),
  },
  {
    name: 'mail-no-other-day',
    path: `/piegade/move?key=${key}`,
    who: one,
    act: linked((data) => (data.days = [])),
  },
  { name: 'mail-over', path: `/piegade/confirm?key=${key}` },
]
