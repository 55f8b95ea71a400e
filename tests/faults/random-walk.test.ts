import { bySystem } from '../../domain/actor.ts'
import { expect, test } from 'vitest'
import { bonusEarned, bonusUsed } from '../../domain/ledger/bonus-entries.ts'
import { correctionEntry } from '../../domain/ledger/correction.ts'
import { depositCharged, depositReturned } from '../../domain/ledger/delivered.ts'
import {
  type Cause,
  changeOf,
  type CustomerAccount,
  type Entry,
  reversed,
} from '../../domain/ledger/entry.ts'
import {
  orderGivenBack,
  orderPaidFromAccount,
  paidOut,
  toppedUp,
} from '../../domain/ledger/money-in.ts'
import { balancesOf, lockBalances } from '../../server/ledger/balances.ts'
import { checkLedger } from '../../server/ledger/check-ledger.ts'
import { post } from '../../server/ledger/post.ts'
import { inTransaction } from '../../server/platform/database/transaction.ts'
import { newCustomer } from '../support/new-customer.ts'
import { seededRandom } from '../support/seeded-random.ts'
import { testShop } from '../support/shop.ts'

/** `SEED=7 STEPS=100000 vitest run tests/faults/random-walk` for another or a longer walk. */
const seed = Number(process.env.SEED ?? 1)
const steps = Number(process.env.STEPS ?? 10_000)
const atOnce = 4
const creditLimitCents = 10_000

const { db, app } = await testShop()
const random = seededRandom(seed)
const upTo = (most: number) => Math.floor(random() * most) + 1

type Sums = Record<CustomerAccount, number>
type Command = {
  customer: number
  cause: Cause
  entry: Entry
  /** The customer's own limits, as the model sees them. */
  spends: boolean
}

const kinds: ((cents: number) => [Cause['kind'], Entry, spends: boolean])[] = [
  (cents) => ['payment', toppedUp(cents, 50), false],
  (cents) => ['order', orderPaidFromAccount(cents), true],
  (cents) => ['order', orderGivenBack(cents), false],
  (cents) => ['order', bonusEarned(cents % 100), false],
  (cents) => ['order', bonusUsed(cents % 80), true],
  (cents) => ['order', reversed(bonusUsed(cents % 50)), false],
  (cents) => ['order', depositCharged(cents), false],
  (cents) => ['order', depositReturned(cents), true],
  (cents) => ['provider_refund', paidOut(cents, 'provider'), true],
  (cents) => ['correction', correctionEntry('account', cents - 2_500), false],
]

/** Bonus and deposit are never negative, and spending stays within the credit limit. */
const allows = (sums: Sums, { entry, spends }: Command) =>
  sums.bonus + changeOf('bonus', entry) >= 0 &&
  sums.deposit + changeOf('deposit', entry) >= 0 &&
  (!spends ||
    changeOf('account', entry) >= 0 ||
    sums.account + changeOf('account', entry) >= -creditLimitCents)

/** The same through the database, as the rooms do it: lock, look, post. */
const carryOut = (customerId: number, command: Command) =>
  inTransaction(db, async (tx) => {
    const {
      accountCents: account,
      bonusCents: bonus,
      depositCents: deposit,
    } = await lockBalances(tx, customerId)
    if (!allows({ account, bonus, deposit }, command)) return 'refused'
    const { cause, entry, spends } = command
    const floor = spends && { accountFloorCents: -creditLimitCents }
    const posting = { customerId, by: bySystem, cause, entry, at: app.clock.now() }
    return post(tx, { ...posting, note: 'gājiens', ...floor })
  })

test(`${steps} money commands leave what a small model says (seed ${seed})`, async () => {
  const people: { id: number }[] = []
  while (people.length < atOnce) people.push(await newCustomer(app))
  const model: Sums[] = people.map(() => ({ account: 0, bonus: 0, deposit: 0 }))
  const sent: Command[][] = people.map(() => [])
  for (let step = 0; step < steps; step += atOnce) {
    // One command for each customer at once; now and then one that was told before comes again.
    const commands = people.map((_person, customer): Command => {
      const earlier = sent[customer]!
      if (earlier.length > 0 && random() < 0.1) return earlier[upTo(earlier.length) - 1]!
      const [kind, entry, spends] = kinds[upTo(kinds.length) - 1]!(upTo(5_000))
      return {
        customer,
        cause: { kind, id: step * 10 + customer + 1, step: 'walk' },
        entry,
        spends,
      }
    })
    const outcomes = await Promise.all(
      commands.map((command) => carryOut(people[command.customer]!.id, command)),
    )
    commands.forEach((command, customer) => {
      const sums = model[customer]!
      const isNew = !sent[customer]!.includes(command)
      const expected = !allows(sums, command)
        ? 'refused'
        : command.entry.postings.length === 0
          ? 'empty'
          : isNew
            ? 'posted'
            : 'already'
      expect(outcomes[customer], `step ${step}, customer ${customer}`).toBe(expected)
      if (expected !== 'posted') return
      sent[customer]!.push(command)
      for (const account of ['account', 'bonus', 'deposit'] as const)
        sums[account] += changeOf(account, command.entry)
    })
  }
  for (const [customer, person] of people.entries()) {
    const { account, bonus, deposit } = model[customer]!
    const balances = { accountCents: account, bonusCents: bonus, depositCents: deposit }
    expect(await balancesOf(db, person.id)).toMatchObject(balances)
  }
  expect(await checkLedger(db)).toEqual([])
}, 300_000)
