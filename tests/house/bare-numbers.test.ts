import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * States and kinds have names. The fixed API's numbers for them are known to `contract/` alone,
 * and a spelling of that API is compared by its name, as `paymentTypes.nameOf(payment_type)`.
 */
const names = [
  'bottleKind|bottle_kind|isbottle',
  'deliveryKind|delivery_kind|deliveryType|delivery_type|delivery_type_id',
  'paymentMethod|payment_method|payment_type|methodId',
  'paymentState|payment_state|paysera_stat',
  'role|personType|person_type',
  // One digit: the status of HTTP has three.
  String.raw`status(?!\b\W+\d\d)`,
].join('|')

const bareNumber = new RegExp(
  String.raw`\b(${names})\b'?(?:::\w+)?(?:\s*(?:[=!]==|[<>]=?|<>|=|!=)\s*|, '(?:=|!=|<>)', )\d`,
  'g',
)

const files = globSync('{server,domain,web,db/seed}/**/*.{ts,tsx}').filter(
  // Platform knows the status of a process, and no room's.
  (file) => !file.includes('.test.') && !file.startsWith('server/platform/'),
)

test('no state or kind is compared with a bare number outside the contract', () => {
  const found = files.flatMap((file) =>
    (readFileSync(file, 'utf8').match(bareNumber) ?? []).map((text) => `${file}: ${text}`),
  )
  expect(files.length).toBeGreaterThan(900)
  expect(found).toEqual([])
})

test.each([
  'cart.deliveryKind !== 1',
  "where('deliveryKind', '=', 1)",
  'bottle_kind = 3',
  'order.paymentMethod === 5',
  'item.isbottle === 3',
  'autoship.status === 1',
  'customer.role > 0',
])('%s is found', (text) => {
  expect(text.match(bareNumber)).toHaveLength(1)
})
