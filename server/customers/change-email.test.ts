import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { mailedToken } from '../../tests/support/mailed-token.ts'
import { registeredPerson } from '../../tests/support/registered-person.ts'
import { testShop } from '../../tests/support/shop.ts'
import { byCommand } from '../../domain/actor.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { correctEmail } from './correct-email.ts'

const shop = await testShop()

async function startChange(newEmail: string) {
  const person = await registeredPerson(shop)
  const { email: oldEmail, password } = person
  await person.as.startEmailChange({ body: { email: newEmail, password } })
  const token = (mail: 'asked' | 'offered') =>
    mailedToken(shop, person.id, `customers.email-change-${mail}`)
  return { ...person, oldEmail, old: await token('asked'), new: await token('offered') }
}

const waitingForLocks = async () =>
  (
    await sql`select from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`.execute(shop.db)
  ).rows

const confirm = (token: string) => shop.nobody.confirmEmailChange({ body: { token } })

test('an e-mail changes when both mailboxes have confirmed, in either order', async () => {
  const person = await startChange('jauna@epasts.lv')
  expect((await confirm(person.new)).data).toEqual({ confirmed: 'new', is_done: 0 })
  expect((await person.as.readUser()).user.email).toBe(person.oldEmail)
  expect((await confirm(person.old)).data).toEqual({ confirmed: 'old', is_done: 1 })
  expect((await person.as.readUser()).user.email).toBe('jauna@epasts.lv')
  const mailed = await shop.db
    .selectFrom('mailOutbox')
    .select('recipient')
    .where('template', '=', 'customers.email-changed')
    .execute()
  expect(mailed.map(({ recipient }) => recipient).toSorted()).toEqual(
    [person.oldEmail, 'jauna@epasts.lv'].toSorted(),
  )
  await expect(confirm(person.old)).rejects.toMatchObject({ error: 'link_invalid' })
})

test('one mailbox alone changes nothing, however often it confirms', async () => {
  const person = await startChange('vienpusiga@epasts.lv')
  await confirm(person.old)
  await confirm(person.old)
  expect((await person.as.readUser()).user.email).toBe(person.oldEmail)
})

test('an e-mail change needs the password, expires after a day and is voided by the next', async () => {
  const person = await startChange('pirma@epasts.lv')
  const wrong = person.as.startEmailChange({ body: { email: 'otra@epasts.lv', password: 'ne tā' } })
  await expect(wrong).rejects.toMatchObject({ error: { password: ['Parole nav pareiza.'] } })
  await person.as.startEmailChange({ body: { email: 'otra@epasts.lv', password: person.password } })
  await expect(confirm(person.old)).rejects.toMatchObject({ error: 'link_invalid' })
  const next = await mailedToken(shop, person.id, 'customers.email-change-asked')
  shop.clock.set('2026-11-21T08:00:01Z')
  await expect(confirm(next)).rejects.toMatchObject({ error: 'link_invalid' })
  shop.clock.set('2026-11-20T08:00:00Z')
})

test('a registration at the moment of the second confirmation keeps the e-mail', async () => {
  const person = await startChange('vienlaikus@epasts.lv')
  const other = await registeredPerson(shop)
  await confirm(person.old)
  const confirmed = await shop.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('customers')
      .set({ email: 'vienlaikus@epasts.lv' })
      .where('id', '=', other.id)
      .execute()
    const confirming = confirm(person.new).catch((refused: unknown) => refused)
    await expect.poll(waitingForLocks, { timeout: 1_500 }).toHaveLength(1)
    return { confirming }
  })
  expect(await confirmed.confirming).toMatchObject({ error: 'link_invalid' })
  expect((await person.as.readUser()).user.email).toBe(person.oldEmail)
})

test("another customer's e-mail cannot be taken, not even before the confirmation", async () => {
  const [person, other] = [await startChange('gribeta@epasts.lv'), await registeredPerson(shop)]
  await expect(
    person.as.startEmailChange({
      body: { email: other.email.toUpperCase(), password: person.password },
    }),
  ).rejects.toMatchObject({ status: 422 })
  await shop.db
    .updateTable('customers')
    .set({ email: 'gribeta@epasts.lv' })
    .where('id', '=', other.id)
    .execute()
  await confirm(person.old)
  await expect(confirm(person.new)).rejects.toMatchObject({ error: 'link_invalid' })
  expect((await person.as.readUser()).user.email).toBe(person.oldEmail)
})

/** As the shop leaves a registration: nobody has confirmed the address. */
async function unconfirmedPerson() {
  const person = await registeredPerson(shop)
  await shop.db
    .updateTable('customers')
    .set({ emailConfirmedAt: null })
    .where('id', '=', person.id)
    .execute()
  return person
}

const letters = async (recipient: string) =>
  (
    await shop.db
      .selectFrom('mailOutbox')
      .select('template')
      .where('recipient', '=', recipient)
      .orderBy('id')
      .execute()
  ).map(({ template }) => template)

// P-7
test('an address that was never confirmed is put right with the password alone', async () => {
  const { id, as, password } = await unconfirmedPerson()
  const wrong = as.startEmailChange({ body: { email: 'pareiza@epasts.lv', password: 'ne tā' } })
  await expect(wrong).rejects.toMatchObject({ error: { password: ['Parole nav pareiza.'] } })
  const { data } = await as.startEmailChange({ body: { email: 'pareiza@epasts.lv', password } })
  expect(data.is_done).toBe(1)
  expect((await as.readUser()).user).toMatchObject({
    email: 'pareiza@epasts.lv',
    email_confirmed: 0,
  })
  expect(await letters('pareiza@epasts.lv')).toEqual(['customers.confirm-email'])
  await confirm(await mailedToken(shop, id, 'customers.confirm-email'))
  expect((await as.readUser()).user.email_confirmed).toBe(1)
})

// P-7
test('the link of the welcome confirms the address', async () => {
  const { id, as } = await unconfirmedPerson()
  const token = await mailedToken(shop, id, 'customers.welcome')
  expect((await confirm(token)).data).toEqual({ confirmed: 'new', is_done: 1 })
  expect((await as.readUser()).user.email_confirmed).toBe(1)
})

// P-7
test('an unconfirmed address gets its link instead of a new password, and is answered alike', async () => {
  const { email, as } = await unconfirmedPerson()
  await shop.nobody.requestPasswordReset({ body: { email } })
  await shop.work()
  expect(await letters(email)).toEqual(['customers.welcome', 'customers.confirm-email'])
  await as.resendEmailConfirmation()
  expect((await letters(email)).at(-1)).toBe('customers.confirm-email')
})

// P-7
test('the office corrects an address with a reason', async () => {
  const { id, as } = await registeredPerson(shop)
  await inTransaction(shop.db, (tx) =>
    correctEmail(shop.app, tx, byCommand, {
      customerId: id,
      email: 'labota@epasts.lv',
      reason: 'Pa tālruni: pārrakstīšanās',
    }),
  )
  expect((await as.readUser()).user).toMatchObject({
    email: 'labota@epasts.lv',
    email_confirmed: 0,
  })
  expect(await letters('labota@epasts.lv')).toEqual(['customers.confirm-email'])
})
