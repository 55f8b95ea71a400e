import { demo } from '../../support/journey-carts.ts'
import { operator } from '../../support/journey-operator.ts'
import { tube } from '../../support/journey-orders.ts'
import { demoCustomer, demoOffice, newCustomer, usualOrder } from '../customers.ts'
import { delivered, shared } from '../orders.ts'
import { inWindow, loading, type Shot, states, views } from '../shot.ts'
import { answer, pause, press, reload, seeAlert, seeDialog, unanswered } from '../steps.ts'

const lists = ['rented-goods', 'invoices', 'monthly-bills', 'bills'] as const
const calls = /\/api\/(?:order\?|bill\?|bottles|account-event\?)/
const failed = [answer(calls, { status: 500, json: {} }), reload, seeAlert]

const reasons = {
  accept: 'Kurjers kļūdījās, atvainojiet.',
  refuse: 'Uz pavadzīmes ir Jūsu paraksts par divām.',
}

/** A customer disputes the count of the courier. */
const disputed = (inDays: number, verdict?: 'accept' | 'refuse') =>
  shared(async (person) => {
    const { api, id: customer } = person
    // One bottle fewer: its price and its deposit.
    const found = { counts: `${demo.water}=2/0`, lessCents: 790 + 800 }
    await delivered(person, usualOrder, inDays, found)
    const { bottles } = await api.listBottles({})
    const { id } = bottles.data.find(({ may_dispute: may }) => may === 1)!
    const comment = 'Saņēmu tikai vienu pudeli; otru kurjers aiznesa kaimiņam.'
    const body = { delivered: 1, returned: 0, comment }
    await api.disputeBottles({ params: { id: String(id) }, body })
    if (verdict === undefined) return
    const open = await operator<{ id: number; customerId: number }[]>('disputes')
    const dispute = String(open.find(({ customerId }) => customerId === customer)!.id)
    await operator('dispute', 'answer', dispute, verdict, '--why', reasons[verdict])
  })

const accepted = disputed(58, 'accept')

const manyGoods = shared((person) => {
  const goods = [demo.flakes, tube, 303, 304, 305, 306, 307]
  const lines = { [demo.water]: 6, ...Object.fromEntries(goods.map((id) => [id, 2])) }
  return delivered(person, lines, 62)
})

/** What was delivered, what of ours is at the customer's, and the documents. */
export const paperStates: Shot[] = [
  ...lists.flatMap((name) => {
    const path = `/user/${name}/1`
    return [
      ...views(path, { [`${name}-empty`]: newCustomer, [`${name}-office`]: demoOffice }),
      ...states(path, newCustomer, { [`${name}-failed`]: failed }),
      ...states(path, newCustomer, { [`${name}-loading`]: [loading, ...unanswered(calls)] }),
    ]
  }),
  ...states('/user/rented-goods/1', demoCustomer, {
    'rented-goods-dispute': [inWindow, press(/^Nav pareizi|^Not right/), seeDialog],
  }),
  ...views('/user/rented-goods/1', {
    'rented-goods-dispute-open': disputed(56),
    'rented-goods-dispute-accepted': accepted,
    'rented-goods-dispute-refused': disputed(60, 'refuse'),
  }),
  ...views('/user/invoices/1', { 'invoices-credit': accepted, 'invoices-many-goods': manyGoods }),
  ...states('/user/invoices/1', manyGoods, {
    'invoices-pictures': [
      press(/ar attēliem|with pictures/i),
      pause(400),
      press('.account-executed__mark button'),
      pause(1_500),
    ],
  }),
  ...views('/user/invoices/3', { 'invoices-last': demoCustomer }),
]
