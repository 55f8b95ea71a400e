import { expect, test } from 'vitest'
import { demoSize } from './company-size.ts'
import { roundCustomers } from './customers.ts'

const customers = roundCustomers(demoSize)

test("of today's stops three firms of the demo are behind one door", () => {
  const atDoor = customers.filter(
    ({ address, isOfRounds }, index) =>
      isOfRounds && index % 4 < 3 && `${address.street} ${address.houseNo}` === 'Brīvības iela 40',
  )
  expect(atDoor).toHaveLength(3)
})

test('each customer has an e-mail of its own, and the firms alone pay later', () => {
  expect(new Set(customers.map(({ email }) => email)).size).toBe(demoSize.customers)
  for (const { company, method } of customers) expect(method === 'deferred').toBe(Boolean(company))
})
