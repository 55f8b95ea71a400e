import type { Page } from '@playwright/test'
import { demo } from '../../support/journey-carts.ts'
import { tube } from '../../support/journey-orders.ts'
import { operator } from '../../support/journey-operator.ts'
import { newPerson } from '../../support/journey-people.ts'
import { delivered, once, post, usualOrder } from '../orders.ts'
import { demoCustomer, demoOffice, newCustomer, pressed } from '../people.ts'
import type { Shot } from '../shot.ts'

const places = [
  '/user/rented-goods/1',
  '/user/invoices/1',
  '/user/monthly-bills/1',
  '/user/bills/1',
] as const
const nameOf = (place: string) => place.split('/')[2]!

type Movement = { id: number; may_dispute: 0 | 1 }

/** A customer disputes the count of the courier. */
const disputed = (inDays: number, answer?: 'accept' | 'refuse') =>
  once(async (request) => {
    const person = await newPerson(request)
    await delivered(request, person, usualOrder, { inDays, counts: [`${demo.water}=2/0`] })
    const read = await request.get('/api/bottles', { headers: person.headers })
    const { bottles } = (await read.json()) as { bottles: { data: Movement[] } }
    const { id } = bottles.data.find(({ may_dispute: may }) => may === 1)!
    const body = {
      delivered: 1,
      returned: 0,
      comment: 'Saņēmu tikai vienu pudeli; otru kurjers aiznesa kaimiņam.',
    }
    await post(request, person, `/bottles/${id}/dispute`, body)
    if (answer !== undefined) {
      const open = await operator<{ id: number; customerId: number }[]>('disputes')
      const dispute = String(open.find(({ customerId }) => customerId === person.id)!.id)
      const why =
        answer === 'accept'
          ? 'Kurjers kļūdījās, atvainojiet.'
          : 'Uz pavadzīmes ir Jūsu paraksts par divām.'
      await operator('dispute', 'answer', dispute, answer, '--why', why)
    }
    return person.headers
  })

const open = disputed(56)
const accepted = disputed(58, 'accept')
const refused = disputed(60, 'refuse')

const manyGoods = once(async (request) => {
  const person = await newPerson(request)
  const goods = [demo.flakes, tube, 303, 304, 305, 306, 307]
  const lines = {
    [demo.water]: [6, 0] as [number, number],
    ...Object.fromEntries(goods.map((id) => [id, 2])),
  }
  await delivered(request, person, lines, { inDays: 62 })
  return person.headers
})

const fail = async (page: Page) => {
  await page.route(/\/api\/(?:order\?|bill\?|bottles|transaction\?)/, (route) =>
    route.fulfill({ status: 500, json: {} }),
  )
  await page.reload()
  await page.getByRole('alert').filter({ visible: true }).first().waitFor()
}

const wait = async (page: Page) => {
  await page.route(
    /\/api\/(?:order\?|bill\?|bottles|transaction\?)/,
    () => new Promise(() => undefined),
  )
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.waitForTimeout(2_500)
}

/** What was delivered, what of ours is at the customer's, and the papers. */
export const paperStates: Shot[] = [
  ...places.flatMap((path): Shot[] => [
    { name: `${nameOf(path)}-empty`, path, customer: newCustomer },
    { name: `${nameOf(path)}-failed`, path, customer: newCustomer, act: fail },
    {
      name: `${nameOf(path)}-loading`,
      path,
      customer: newCustomer,
      act: wait,
      unfinished: true,
      windowOnly: true,
    },
    { name: `${nameOf(path)}-office`, path, customer: demoOffice },
  ]),
  {
    name: 'rented-goods-dispute',
    path: '/user/rented-goods/1',
    customer: demoCustomer,
    act: async (page) => {
      await pressed(page, /^Nav pareizi|^Not right/)
      await page.getByRole('dialog').waitFor()
    },
    windowOnly: true,
  },
  { name: 'rented-goods-dispute-open', path: '/user/rented-goods/1', customer: open },
  { name: 'rented-goods-dispute-accepted', path: '/user/rented-goods/1', customer: accepted },
  { name: 'rented-goods-dispute-refused', path: '/user/rented-goods/1', customer: refused },
  { name: 'invoices-credit', path: '/user/invoices/1', customer: accepted },
  { name: 'invoices-many-goods', path: '/user/invoices/1', customer: manyGoods },
  {
    name: 'invoices-pictures',
    path: '/user/invoices/1',
    customer: manyGoods,
    act: async (page) => {
      await pressed(page, /^vairāk ar attēliem|^more with pictures/)
      await page.waitForTimeout(400)
      await page.locator('.executed__mark button').first().click()
      await page.waitForTimeout(1_500)
    },
  },
  { name: 'invoices-last', path: '/user/invoices/3', customer: demoCustomer },
  { name: 'bills-advance', path: '/user/bills/1?show=advance', customer: demoCustomer },
  { name: 'bills-advance-empty', path: '/user/bills/1?show=advance', customer: newCustomer },
]
