import { expect, test } from 'vitest'
import { testShop } from '../../tests/support/shop.ts'
import {
  newColleague,
  officeBrowser,
  secretIn,
  staffPassword,
} from '../../tests/support/staff-client.ts'
import { staffCommands } from './commands.ts'

const shop = await testShop({ RATE_LIMITS: 'on' })
const owner = await newColleague(shop, 'owner', 'vadiba@example.lv')

const trail = (action: string) =>
  shop.db.selectFrom('auditTrail').selectAll().where('action', '=', action).orderBy('id').execute()

const signIn = (login: string, password = staffPassword, address = '10.0.0.1') => {
  const browser = officeBrowser(shop)
  browser.from(address)
  return browser.api.signIn({ body: { login, password } }).then((step) => ({ ...browser, step }))
}

test('the first owner begins by a command, whose link works once', async () => {
  const { data } = await staffCommands['staff link']!.run(shop.app, {
    words: ['vadiba@example.lv'],
    options: {},
  })
  const token = secretIn((data as { link: string }).link)
  const { api } = officeBrowser(shop)
  expect(await api.readInvitation({ body: { token } })).toMatchObject({
    name: 'Inese Kļaviņa',
    login: 'vadiba@example.lv',
    roles: ['owner'],
  })
  const body = { token, password: staffPassword, passwordAgain: staffPassword }
  const answers = await Promise.allSettled([
    officeBrowser(shop).api.acceptInvitation({ body }),
    officeBrowser(shop).api.acceptInvitation({ body }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(api.readInvitation({ body: { token } })).rejects.toMatchObject({
    error: 'link_invalid',
  })
})

test('a link is over after 72 hours and by the next link', async () => {
  const { link } = (
    await staffCommands['staff add']!.run(shop.app, {
      words: ['Dina Muceniece'],
      options: { email: 'dina@example.lv', role: 'dispatcher' },
    })
  ).data as { link: string }
  const next = (
    await staffCommands['staff link']!.run(shop.app, { words: ['dina@example.lv'], options: {} })
  ).data as { link: string }
  const read = (given: string) =>
    officeBrowser(shop).api.readInvitation({ body: { token: secretIn(given) } })
  await expect(read(link)).rejects.toMatchObject({ error: 'link_invalid' })
  expect((await read(next.link)).name).toBe('Dina Muceniece')
  shop.clock.set('2026-11-23T08:00:01Z')
  await expect(read(next.link)).rejects.toMatchObject({ error: 'link_invalid' })
  shop.clock.set('2026-11-20T08:00:00Z')
})

test('a session ends after twelve hours, and at once when one signs out', async () => {
  const { api, cookies, step } = await signIn('VADIBA@example.lv ')
  expect(step).toMatchObject({ step: 'done', name: 'Inese Kļaviņa' })
  expect([...cookies.keys()]).toEqual(['avots_staff'])
  expect((await api.readOfficeSession()).staff.roles).toEqual(['owner'])
  shop.clock.set('2026-11-20T19:59:59Z')
  expect((await api.readOfficeSession()).rights).toMatchObject({ manageStaff: 'whole' })
  shop.clock.set('2026-11-20T20:00:00Z')
  await expect(api.readOfficeSession()).rejects.toMatchObject({ error: 'not_signed_in' })
  shop.clock.set('2026-11-20T08:00:00Z')
  const [name, token] = [...cookies][0]!
  await api.signOut()
  cookies.set(name, token)
  await expect(api.readOfficeSession()).rejects.toMatchObject({ error: 'not_signed_in' })
})

test('unknown and known logins are refused alike, and every attempt is in the audit', async () => {
  const refusals = []
  for (const login of ['vadiba@example.lv', 'nav@example.lv', '+371 20000000'])
    refusals.push(await signIn(login, 'nepareiza', '10.0.0.2').catch((refused: Error) => refused))
  expect(refusals).toMatchObject(refusals.map(() => ({ error: 'invalid_credentials' })))
  const [known, unknown] = (await trail('staff.sign_in')).slice(-3)
  expect(known).toMatchObject({
    actorKind: 'customer',
    subject: 'staff',
    subjectId: owner.id,
    refused: 'invalid_credentials',
    ipAddress: '10.0.0.2',
  })
  expect(unknown!.subjectId).toBeNull()
  await signIn('vadiba@example.lv')
  expect((await trail('staff.sign_in')).at(-1)).toMatchObject({
    actorKind: 'staff',
    actorId: owner.id,
    roles: ['owner'],
    device: 'Chrome, Windows',
    refused: null,
  })
})

test('five guesses block an address, and the owner can still sign in from elsewhere', async () => {
  const from = '10.0.0.3'
  const guesses = []
  for (let tries = 0; tries < 7; tries += 1)
    guesses.push(
      await signIn('vadiba@example.lv', `minējums ${tries}`, from).catch((no: Error) => no),
    )
  expect(guesses.map((no) => (no as { error?: string }).error)).toEqual([
    ...Array.from({ length: 5 }, () => 'invalid_credentials'),
    'too_many_requests',
    'too_many_requests',
  ])
  expect((await trail('staff.sign_in')).at(-1)).toMatchObject({ refused: 'too_many_requests' })
  expect((await signIn('vadiba@example.lv', staffPassword, '10.0.0.1')).step.step).toBe('done')
})

test('another site cannot make a browser write', async () => {
  const ask = (headers: Record<string, string>) =>
    shop.server.inject({
      method: 'POST',
      url: '/office/api/sign-in',
      headers: { 'content-type': 'application/json', ...headers },
      payload: { login: 'x', password: 'y' },
    })
  for (const headers of [
    {},
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://avots.evil.example' },
  ])
    expect((await ask(headers)).json()).toMatchObject({ error: 'other_site' })
  expect((await ask({ origin: 'http://localhost:3000' })).json()).toMatchObject({
    error: 'invalid_credentials',
  })
  const form = await ask({ 'sec-fetch-site': 'same-origin', 'content-type': 'text/plain' })
  expect(form.statusCode).toBe(415)
})

test('one sees where one is signed in and ends the other devices', async () => {
  const [here, there] = [await signIn('vadiba@example.lv'), await signIn('vadiba@example.lv')]
  const { sessions } = await here.api.readOwnAccess()
  expect(sessions.filter(({ isThis }) => isThis)).toHaveLength(1)
  expect(sessions[0]!.device).toBe('Chrome, Windows')
  await here.api.endOtherOwnSessions()
  await expect(there.api.readOfficeSession()).rejects.toMatchObject({ error: 'not_signed_in' })
  expect((await here.api.readOwnAccess()).sessions).toHaveLength(1)
})

test('a new password needs the old one and ends the other devices', async () => {
  const [here, there] = [await signIn('vadiba@example.lv'), await signIn('vadiba@example.lv')]
  const change = (oldPassword: string, password: string) =>
    here.api.changeOwnPassword({ body: { oldPassword, password, passwordAgain: password } })
  await expect(change('nepareiza', 'rudens pļavas')).rejects.toMatchObject({
    fields: { oldPassword: ['Parole nav pareiza.'] },
  })
  await expect(change(staffPassword, 'parole')).rejects.toMatchObject({ status: 422 })
  await change(staffPassword, 'rudens pļavas')
  await expect(there.api.readOfficeSession()).rejects.toMatchObject({ error: 'not_signed_in' })
  expect((await signIn('vadiba@example.lv', 'rudens pļavas')).step.step).toBe('done')
  await change('rudens pļavas', staffPassword)
})
