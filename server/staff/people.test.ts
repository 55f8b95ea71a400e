import { expect, test } from 'vitest'
import { deliveredMails } from '../../tests/support/staff-mails.ts'
import { testShop } from '../../tests/support/shop.ts'
import {
  newColleague,
  officeBrowser,
  secretIn,
  staffPassword,
} from '../../tests/support/staff-client.ts'
import { staffCommands } from './commands.ts'

const shop = await testShop()
const owner = await newColleague(shop, 'owner', 'vadiba@example.lv')

const dina = {
  name: 'Dina Muceniece',
  email: 'dina@example.lv',
  phone: '29 118 204',
  roles: [{ role: 'dispatcher' as const }],
}

const last = async (action: string) =>
  shop.db
    .selectFrom('auditTrail')
    .selectAll()
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .executeTakeFirst()

const rowOf = async (email: string) =>
  (await owner.api.listStaff()).rows.find((row) => row.email === email)!

test('the owner invites by mail, and the link in the letter lets the person in once', async () => {
  const { id, link } = await owner.api.inviteStaff({ body: { ...dina, way: 'mail' } })
  expect(link).toBeNull()
  expect(await rowOf('dina@example.lv')).toMatchObject({
    id,
    phone: '+37129118204',
    hasPassword: false,
    isActive: true,
    invitation: { isOver: false },
  })
  expect(await last('staff.added')).toMatchObject({
    actorKind: 'staff',
    actorId: owner.id,
    roles: ['owner'],
    device: 'Chrome, Windows',
    subject: 'staff',
    subjectId: id,
    kept: 'books',
    requestId: expect.any(String),
  })
  const token = secretIn(await deliveredMails(shop, 'staff.invitation'))
  const { api } = officeBrowser(shop)
  const accept = () =>
    api.acceptInvitation({ body: { token, password: staffPassword, passwordAgain: staffPassword } })
  expect(await accept()).toMatchObject({ step: 'done', name: 'Dina Muceniece' })
  await expect(accept()).rejects.toMatchObject({ error: 'link_invalid' })
  const byPhone = officeBrowser(shop)
  const login = '+371 2911 8204'
  await byPhone.api.signIn({ body: { login, password: staffPassword } })
  expect((await byPhone.api.readOfficeSession()).staff.roles).toEqual(['dispatcher'])
})

test('a person has at most two roles, each once, and limits below those of the role', async () => {
  const invite = (roles: object[], more: object = {}) =>
    owner.api.inviteStaff({
      body: { name: 'X', email: 'x@example.lv', roles: roles as never, way: 'phone', ...more },
    })
  const roles = (...names: string[]) => names.map((role) => ({ role }))
  await expect(invite(roles('driver', 'warehouse', 'dispatcher'))).rejects.toMatchObject({
    fields: { roles: ['Vienam cilvēkam ir ne vairāk kā divas lomas.'] },
  })
  await expect(invite(roles('driver', 'driver'))).rejects.toMatchObject({ status: 422 })
  const limited = (cents: number) => [
    { role: 'customerService', limitsCents: { giveGoodwill: cents } },
  ]
  await expect(invite(limited(10_01))).rejects.toMatchObject({ status: 422 })
  await expect(invite(roles('owner'))).rejects.toMatchObject({ error: 'owner_by_command' })
  await expect(invite(roles('driver'), { email: null })).rejects.toMatchObject({
    fields: { email: ['Vajadzīgs e-pasts vai tālrunis.'] },
  })
  await expect(invite(roles('driver'), { email: 'dina@example.lv' })).rejects.toMatchObject({
    fields: { email: ['Ar šo adresi vai numuru jau ir darbinieks.'] },
  })
  await invite(limited(5_00))
  expect((await rowOf('x@example.lv')).roles).toMatchObject([
    { role: 'customerService', limitsCents: { giveGoodwill: 5_00 } },
  ])
})

test('a refused act says who may and is in the audit; the screen is not trusted', async () => {
  const colleague = await newColleague(shop, 'dispatcher', 'otra@example.lv')
  await expect(
    colleague.api.endStaff({
      params: { id: String(owner.id) },
      body: { reason: 'x' },
    }),
  ).rejects.toMatchObject({
    status: 403,
    body: { mayDo: ['owner'], people: ['Inese Kļaviņa'], canAsk: false },
  })
  expect(await last('office.endStaff')).toMatchObject({
    actorId: colleague.id,
    roles: ['dispatcher'],
    refused: 'not_permitted',
    subjectId: owner.id,
  })
})

test('a change of roles holds from the next request on, and the earlier role is remembered', async () => {
  const kristaps = await newColleague(shop, 'dispatcher', 'kristaps@example.lv')
  await owner.api.changeStaff({
    params: { id: String(kristaps.id) },
    body: {
      name: 'Kristaps Lapiņš',
      email: 'kristaps@example.lv',
      roles: [{ role: 'warehouse' }, { role: 'driver', endsOn: '2026-11-30' }],
      reason: 'Palīdz noliktavā',
    },
  })
  expect((await kristaps.api.readOfficeSession()).staff.roles).toEqual(['warehouse', 'driver'])
  expect(await last('staff.changed')).toMatchObject({
    reason: 'Palīdz noliktavā',
    details: { name: true, roles: ['warehouse', 'driver'] },
  })
  const roles = shop.db.selectFrom('staffRoles').selectAll().where('staffId', '=', kristaps.id)
  expect(await roles.orderBy('id').execute()).toMatchObject([
    { role: 'dispatcher', endedAt: expect.any(Date) },
    { role: 'warehouse', endedAt: null },
    { role: 'driver', endedAt: null, endsOn: '2026-11-30' },
  ])
})

test('limits told in another order are no change of roles', async () => {
  const { id } = await newColleague(shop, 'customerService', 'robezas@example.lv')
  const change = (name: string, limitsCents: Record<string, number>) =>
    owner.api.changeStaff({
      params: { id: String(id) },
      body: {
        name,
        email: 'robezas@example.lv',
        roles: [{ role: 'customerService', limitsCents }],
      },
    })
  await change('Rita', { giveGoodwill: 5_00, refundToAccount: 5_00 })
  await change('Rita Ozola', { refundToAccount: 5_00, giveGoodwill: 5_00 })
  expect((await last('staff.changed'))!.details).toEqual({ name: true })
})

test('of two who change a person at once the later meets what the first has written', async () => {
  const { id } = await newColleague(shop, 'dispatcher', 'divi@avots.example')
  const read = async () =>
    (await owner.api.listStaff({ query: { filter: `id:eq:${id}` } })).rows[0]!
  const { version } = await read()
  const params = { id: String(id) }
  const body = {
    name: 'Divi Reizē',
    email: 'divi@avots.example',
    phone: null,
    roles: [{ role: 'dispatcher' as const }],
    endsOn: null,
  }
  await owner.api.changeStaff({ params, body: { ...body, version } })
  const late = { ...body, name: 'Kāds Cits' }
  await expect(owner.api.changeStaff({ params, body: { ...late, version } })).rejects.toMatchObject(
    { status: 409, error: 'changed_since' },
  )
  const now = await read()
  expect(now.name).toBe('Divi Reizē')
  await owner.api.changeStaff({ params, body: { ...late, version: now.version } })
  expect((await read()).name).toBe('Kāds Cits')
})

test('leaving ends every session at once, and nothing but a return opens the door again', async () => {
  const laura = await newColleague(shop, 'accountant', 'laura@example.lv')
  const elsewhere = officeBrowser(shop)
  await elsewhere.api.signIn({ body: { login: laura.email, password: staffPassword } })
  const params = { id: String(laura.id) }
  await owner.api.endStaff({ params, body: { reason: 'Aizgāja' } })
  for (const { api } of [laura, elsewhere])
    await expect(api.readOfficeSession()).rejects.toMatchObject({ error: 'not_signed_in' })
  const signIn = () =>
    elsewhere.api.signIn({ body: { login: laura.email, password: staffPassword } })
  await expect(signIn()).rejects.toMatchObject({ error: 'invalid_credentials' })
  await expect(owner.api.renewInvitation({ params, body: { way: 'phone' } })).rejects.toMatchObject(
    { error: 'not_found' },
  )
  expect(await last('staff.left')).toMatchObject({ reason: 'Aizgāja', subjectId: laura.id })
  const { name, email } = await rowOf(laura.email)
  const roles = [{ role: 'accountant' as const }]
  await owner.api.changeStaff({ params, body: { name, email, roles } })
  expect((await signIn()).step).toBe('done')
})

test('the last day ends a session at midnight', async () => {
  const { id, api, email } = await newColleague(shop, 'warehouse', 'vasara@example.lv')
  const body = { name: 'Vasara', email, roles: [{ role: 'warehouse' as const }] }
  await owner.api.changeStaff({
    params: { id: String(id) },
    body: { ...body, endsOn: '2026-11-20' },
  })
  expect((await api.readOfficeSession()).staff.id).toBe(id)
  shop.clock.set('2026-11-20T22:00:00Z')
  await expect(api.readOfficeSession()).rejects.toMatchObject({ error: 'not_signed_in' })
  shop.clock.set('2026-11-20T08:00:00Z')
})

test('one owner always stays, and the role of the owner is given by command alone', async () => {
  const run = (name: string, options: Record<string, string>) =>
    staffCommands[name]!.run(shop.app, { words: ['vadiba@example.lv'], options })
  await expect(run('staff leave', { why: 'x' })).rejects.toThrow('last owner')
  await expect(run('staff roles', { role: 'driver' })).rejects.toThrow('last owner')
  const params = { id: String(owner.id) }
  await expect(owner.api.endStaff({ params, body: { reason: 'x' } })).rejects.toMatchObject({
    error: 'owner_by_command',
  })
  await run('staff roles', { role: 'owner,accountant', why: 'Mazs uzņēmums' })
  expect((await owner.api.readOfficeSession()).staff.roles).toEqual(['owner', 'accountant'])
  expect(await last('staff.changed')).toMatchObject({ actorKind: 'command', actorId: null })
  await expect(run('staff add', { email: 'a@b.lv', role: 'boss' })).rejects.toThrow('--role is')
})

test('the owner reads the audit with filters, the latest first', async () => {
  const filtered = (filter: string) => owner.api.readAudit({ query: { filter } })
  const { rows } = await filtered('about:in:refused')
  expect(rows.every(({ refused }) => refused !== null)).toBe(true)
  expect(rows.find(({ action }) => action === 'office.endStaff')).toMatchObject({
    by: { kind: 'staff', roles: ['owner'], device: 'Chrome, Windows' },
    refused: 'owner_by_command',
    refusal: expect.stringContaining(' '),
  })
  const { rows: books } = await filtered('about:in:books')
  expect(books.map(({ id }) => id)).toEqual(books.map(({ id }) => id).toSorted((a, b) => b - a))
  const { rows: ofOwner } = await filtered(`person:eq:${owner.id}`)
  expect(
    ofOwner.every(({ subject, subjectId }) => subject === 'staff' && subjectId === owner.id),
  ).toBe(true)
  expect(ofOwner.length).toBeGreaterThan(0)
  const byCommand = await filtered('by:in:command')
  expect(byCommand.rows.map(({ by }) => by.name)).toEqual(byCommand.rows.map(() => null))
  const added = `staff:eq:${owner.id};action:has:staff%20added;at:from:2026-01-01`
  expect((await filtered(added)).rows[0]).toMatchObject({
    by: { name: 'Inese Kļaviņa' },
    fields: expect.arrayContaining([{ name: 'roles', value: expect.any(String) }]),
  })
})
