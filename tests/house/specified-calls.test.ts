import { expect, test } from 'vitest'
import { z } from 'zod'
import { calls } from '../../contract/shop/calls.ts'
import { staffCalls } from './doors.ts'

/** Section 7 of the specification: method, path and the members of the answer. */
const specified = [
  ['POST /authenticate', 'token'],
  ['POST /authenticate/guest', 'token', 'banners'],
  ['GET /authenticate/user', 'user', 'banners'],
  ['DELETE /authenticate/logout'],
  ['GET /persontype', 'data'],
  ['POST /user/:', 'user'],
  ['POST /user/:/password'],
  ['POST /password/email'],
  ['POST /password/reset'],
  ['GET /category', 'items'],
  ['GET /goods/:', 'id', 'goods_name', 'price_vat'],
  ['GET /goods-slug/:', 'data'],
  ['GET /goods-paginate', 'goods.data', 'goods.current_page', 'goods.last_page'],
  ['GET /goods/lastordered', 'goods.data'],
  ['GET /reference', 'data'],
  ['GET /rentedgoods', 'data'],
  ['GET /city', 'data.data'],
  ['GET /region', 'data.data'],
  ['GET /address', 'data.data'],
  ['GET /address/:', 'data'],
  [
    'GET /addressdeliverytype/:',
    'data',
    'addresses',
    'address_id',
    'delivery_type_id',
    'extra_delivery',
  ],
  ['POST /address'],
  ['POST /address/:'],
  ['DELETE /address/:'],
  ['GET /cart/active'],
  ['POST /cart'],
  ['POST /cart/:'],
  ['GET /cart/:/item', 'data.data'],
  ['POST /cart/:/cartitem', 'data.data'],
  ['DELETE /cart/:/item/:'],
  ['POST /cart/repeat'],
  ['POST /cart/:/processcart', 'payment_url', 'order.id'],
  ['POST /cart/:/addtoorder', 'warnings'],
  ['POST /cart/:/converttoautoship', 'cart.id', 'warnings'],
  ['GET /promo/activate/:', 'message', 'activated'],
  ['GET /cart/order/:', 'data'],
  ['POST /cart/order/:/processcart', 'order'],
  ['DELETE /cart/order/:'],
  ['GET /order', 'order.data', 'order.current_page', 'order.last_page'],
  ['GET /order/:', 'order'],
  ['GET /order/ordersinprogress', 'order'],
  ['GET /order/unconfirmed', 'order'],
  ['POST /order/:', 'order'],
  ['DELETE /order/:'],
  ['POST /order/:/converttocart'],
  ['GET /order/:/invoice', 'url'],
  ['GET /cart/autoship', 'data.data'],
  ['GET /cart/autoship/:', 'data.data'],
  ['GET /cart/autoship/clone/:', 'data.data'],
  ['POST /cart/autoship'],
  ['POST /cart/autoship/:'],
  ['POST /cart/autoship/process/:'],
  ['DELETE /cart/autoship/:'],
  ['GET /cart/autoship/:/nextdelivery', 'next_delivery'],
  ['POST /payment', 'payment_url'],
  ['GET /transactionstemp/:', 'temptrx'],
  ['POST /payment/usertopupcallback', 'data.trx.id'],
  ['POST /payment/usercallback', 'data'],
  ['GET /transaction', 'transaction.data', 'transaction.current_page', 'transaction.last_page'],
  ['GET /transaction/:/invoice', 'url'],
] as const

const addressed = new Map(
  Object.values(calls).map(({ method, path, answer }) => [
    `${method} ${path.replaceAll(/:\w+/g, ':')}`,
    answer,
  ]),
)

/** The schema of a member such as `goods.data`. */
const memberOf = (schema: z.ZodType, path: string): z.ZodType | undefined =>
  path.split('.').reduce<z.ZodType | undefined>((at, name) => {
    const inner = at instanceof z.ZodNullable ? (at.unwrap() as z.ZodType) : at
    return inner instanceof z.ZodObject ? (inner.shape[name] as z.ZodType | undefined) : undefined
  }, schema)

const cases = specified.map(([call, ...members]) => ({ call, members: members as string[] }))

test('the calls of the staff speak of cents and booleans, not of euros and flags', () => {
  for (const [name, { call }] of staffCalls) {
    const spoken = JSON.stringify(z.toJSONSchema(call.answer, { unrepresentable: 'any' }))
    expect(spoken, name).not.toMatch(/Euros|"enum":\[0,1\]/)
  }
})

test.each(cases)('$call answers as the specification says', ({ call, members }) => {
  const answer = addressed.get(call)
  expect(answer, call).toBeDefined()
  for (const member of members)
    expect(memberOf(answer!, member), `${call}: ${member}`).toBeDefined()
})
