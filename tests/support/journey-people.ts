import { type APIRequestContext, expect, type Page } from '@playwright/test'

export const password = 'zaļais dzērvenājs'

let made = 0

/** An e-mail that is not registered yet. */
export const newEmail = (name = 'anna') =>
  `${name}.${process.pid}.${Date.now()}.${(made += 1)}@epasts.lv`

/** Registers a customer by the API, for journeys about other subjects. */
export async function newPerson(request: APIRequestContext, name = 'Anna Bērziņa') {
  const { token } = (await (await request.post('/api/authenticate/guest')).json()) as {
    token: string
  }
  const headers = { authorization: `Bearer ${token}` }
  const { user } = (await (await request.get('/api/authenticate/user', { headers })).json()) as {
    user: { id: number }
  }
  const regions = (await (await request.get('/api/region')).json()) as {
    data: { data: { id: number; name: string }[] }
  }
  const region = regions.data.data.find((region) => region.name === 'Centrs')!.id
  const email = newEmail()
  const data = {
    person_type: 1,
    name_surname: name,
    email,
    phone: '20 000 000',
    password,
    password2: password,
    confirmed_agreement: 1,
    address: [{ region, street: 'Lāčplēša iela', house_no: '24', flat_no: '15' }],
  }
  const answer = await request.post(`/api/user/${user.id}`, { headers, data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return { id: user.id, email, headers }
}

export async function logIn(page: Page, email: string, to = '/login', secret = password) {
  await page.goto(to)
  await page.getByLabel('E-pasts').fill(email)
  await page.getByLabel('Parole').fill(secret)
  // Leaving before the answer would abort the log-in.
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/authenticate'))
  await page.getByRole('button', { name: 'Pieslēgties' }).click()
  await answered
}

/** Puts the first good of a search into the cart. */
export async function putIntoCart(page: Page, good: string) {
  await page.goto(`/goods-search/${encodeURIComponent(good)}`)
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/cartitem'))
  await page
    .getByRole('button', { name: /^Pievienot grozam/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: /^Grozs, \d+/ })).toBeVisible()
  await kept
}
