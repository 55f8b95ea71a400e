import { describe, expect, test } from 'vitest'
import type { DeedAnswer } from '../../../contract/office/deed-call.ts'
import {
  defaultRoleLimits,
  limitPassed,
  moneyRights,
  permissionOf,
} from '../../../domain/staff/limits.ts'
import { extentOf, type Role, roles, rolesAtDesk } from '../../../domain/staff/rights.ts'
import { byCommand } from '../../../domain/actor.ts'
import { deeds } from '../../../server/deeds.ts'
import { allOrNothing } from '../../../server/platform/database/transaction.ts'
import { deleteAccount } from '../../../server/privacy/delete-account.ts'
import { orderShop, placedOrder, good } from '../../support/order-shop.ts'
import { newColleague } from '../../support/staff-client.ts'
import { runsOf } from './acts/prepared-runs.ts'
import { ways } from './deed-ways.ts'
import { refundsToAsk } from './refunds-to-ask.ts'
import type { Colleague, Way } from './ways/way.ts'
import { elsewhere } from './ways/on-behalf.ts'

/**
 * Each deed of the office × each role × a customer's record and the own one × below and above the
 * limit: done alone, with two people, or not at all, as the table of rights says.
 */
const shop = await orderShop()
const anna = await shop.customer({ creditLimitCents: 100_00, payLater: true })
const debtor = await shop.customer({ accountCents: -5_000 })
const foreign = {
  customerId: anna.id,
  orderId: (await placedOrder(anna, { [good.tea]: 6 })).id,
}

type Person = Colleague & { role: Role; own: typeof foreign }

async function personOf(role: Role): Promise<Person> {
  const email = `${role.toLowerCase()}@avots.example`
  const colleague = await newColleague(shop, role, email)
  const self = await shop.customer({ email, creditLimitCents: 100_00, payLater: true })
  const orderId = (await placedOrder(self, { [good.tea]: 6 })).id
  return { ...colleague, role, own: { customerId: self.id, orderId } }
}

const { runId } = await runsOf(shop).run('planned')

const people: Person[] = []
for (const role of roles) people.push(await personOf(role))

/** Where an owner needs another, there are two. */
const secondOwner = { ...(await newColleague(shop, 'owner', 'padome@avots.example')), own: foreign }
const approvers: Person[] = [...people, { ...secondOwner, role: 'owner' }]

const personWith = (role: Role) => people.find((person) => person.role === role)!
// There must be something to scrap.
for (const what of ['bought', 'damaged'] as const)
  await personWith('owner').api.moveContainers({
    params: { id: String(good.water) },
    body: { what, pieces: 5 },
  })
type Answered = { passedLimit?: { limitCents: number } }
const refusalOf = (answer: Promise<unknown>) => answer.catch((error: unknown) => error)
/** In a refusal and in a preview alike. */
const passedLimitIn = (answer: unknown) => {
  const { body, ...rest } = answer as Answered & { body?: Answered }
  return (body ?? rest).passedLimit?.limitCents
}
const may = (role: Role, { deed }: Way, cents: number) =>
  // The deeds are of the desk, where the role of a driver does not count.
  role === 'driver'
    ? 'refused'
    : permissionOf(defaultRoleLimits, [{ role }], deeds[deed]!.right, cents)

/** The records of another, and what is on hand now. */
async function facts() {
  const honey = shop.db.selectFrom('stock').select('onHand').where('goodId', '=', good.honey)
  const { onHand } = await honey.executeTakeFirstOrThrow()
  return { ...foreign, debtorId: debtor.id, onHand, runId, ...(await refundsToAsk(shop)) }
}

test('every deed is tried', () => {
  const tried = [...ways.map(({ deed }) => deed), ...elsewhere]
  expect(tried.toSorted()).toEqual(Object.keys(deeds).toSorted())
})

describe.each(ways)('$deed', (way) => {
  const { right } = deeds[way.deed]!
  const { worth = [0] } = way
  const cases = people.flatMap((person) =>
    worth.map((cents) => ({ person, role: person.role, cents })),
  )
  const isLimited = (role: Role) => extentOf(rolesAtDesk([role]), right) === 'limited'

  test.each(cases)('by $role, worth $cents cents', async ({ person, role, cents }) => {
    const expected = may(role, way, cents)
    const answer = await refusalOf(
      way.ask(person.api, { ...(await facts()), cents, isPreview: true }),
    )
    if (expected === 'refused')
      expect(answer).toMatchObject({
        status: 403,
        error: 'not_permitted',
        body: { canAsk: isLimited(role) },
      })
    else {
      const { warnings } = answer as { warnings: string[] }
      expect(warnings.includes('needs_second_person')).toBe(expected === 'second_person')
    }
    const limitCents = limitPassed(defaultRoleLimits, [{ role }], right, cents)
    expect(passedLimitIn(answer)).toBe(limitCents)
  })

  const ofOwn = way.isOfCustomer ? people.filter(({ role }) => may(role, way, 1) !== 'refused') : []
  test.each(ofOwn)('by $role for the own customer record', async ({ api, own }) => {
    const answer = await refusalOf(
      way.ask(api, { ...(await facts()), ...own, cents: 1, isPreview: true }),
    )
    if (moneyRights.includes(right))
      expect(answer).toMatchObject({ status: 403, error: 'own_record' })
    else expect(answer).toHaveProperty('hash')
  })

  const asking = cases.filter(({ role, cents }) => may(role, way, cents) !== 'permitted')
  test.each(asking)('asked for by $role, worth $cents cents', async ({ person, role, cents }) => {
    const asked = await refusalOf(way.ask(person.api, { ...(await facts()), cents, ask: true }))
    if (may(role, way, cents) === 'refused' && !isLimited(role)) {
      expect(asked).toMatchObject({ status: 403, error: 'not_permitted' })
      return
    }
    await expectFourEyes(way, person, cents, asked as DeedAnswer)
  })
})

describe('nothing is done for a customer who is not there', async () => {
  const { id: erased } = await shop.customer()
  await allOrNothing(shop.db, (tx) => deleteAccount(shop.app, tx, byCommand, erased))
  const ofCustomers = ways.filter(({ isOfCustomer }) => isOfCustomer)
  test.each(ofCustomers)('$deed', async ({ ask }) => {
    for (const customerId of [erased, 999_999]) {
      const nobody = { customerId, debtorId: customerId, orderId: 999_999 }
      const asked = { ...(await facts()), ...nobody, cents: 1, isPreview: true }
      expect(await ask(personWith('owner').api, asked)).toMatchObject({
        refusals: [{ error: expect.stringMatching(/^not_(found|held)$/) }],
      })
    }
  })
})

const unseen = '0'.repeat(64)

/** Nobody approves the own request, nor what the role may not do; one of the others does it. */
async function expectFourEyes(way: Way, asker: Person, cents: number, asked: DeedAnswer) {
  if (!('approvalId' in asked)) throw new Error(JSON.stringify(asked))
  const mayApprove = approvers.filter(
    (person) => person !== asker && may(person.role, way, cents) !== 'refused',
  )
  const roleNames = roles.filter((role) => may(role, way, cents) !== 'refused')
  expect(asked.waitingFor.roles.toSorted()).toEqual(roleNames.toSorted())
  const id = String(asked.approvalId)
  const approve = ({ api }: Person, previewHash: string) =>
    refusalOf(api.approve({ params: { id }, body: { previewHash } }))
  expect(await approve(asker, unseen)).toMatchObject({ status: 403, error: 'own_request' })
  for (const person of people.filter((one) => one !== asker && !mayApprove.includes(one)))
    expect(await approve(person, unseen), person.role).toMatchObject({
      status: 403,
      error: 'not_permitted',
    })
  const [approver, ...late] = mayApprove
  const { preview } = await approver!.api.readApproval({ params: { id } })
  expect(await approve(approver!, preview!.hash)).toMatchObject({
    actionId: expect.any(Number),
    refused: [],
  })
  for (const person of late)
    expect(await approve(person, preview!.hash)).toMatchObject({ error: 'already_decided' })
}

test('credit is raised by the owner alone, and never to oneself', async () => {
  const raised = { creditLimitCents: 500_00, payLater: true, reason: 'Klients lūdza' }
  const raise = ({ api }: Person, customerId: number) =>
    api.grantCredit({
      query: { preview: '1' },
      params: { id: String(customerId) },
      body: raised,
    })
  const owner = personWith('owner')
  expect(await raise(owner, anna.id)).toMatchObject({ refusals: [] })
  await expect(raise(personWith('accountant'), anna.id)).rejects.toMatchObject({
    error: 'not_permitted',
    body: { mayDo: ['owner'], canAsk: true },
  })
  await expect(raise(owner, owner.own.customerId)).rejects.toMatchObject({ error: 'own_record' })
})

test('contacts are changed by the owner and customer service, not by a dispatcher', async () => {
  const change = ({ api }: Person) =>
    api.changeContactFor({
      query: { preview: '1' },
      params: { id: String(anna.id) },
      body: { phone: '+37129999999' },
    })
  for (const role of ['owner', 'customerService'] as const)
    expect(await change(personWith(role))).toMatchObject({ refusals: [] })
  await expect(change(personWith('dispatcher'))).rejects.toMatchObject({ error: 'not_permitted' })
})
