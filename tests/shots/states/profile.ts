import type { Page } from '@playwright/test'
import { newEmail, newPerson, password } from '../../support/journey-people.ts'
import { demoCustomer, newCustomer, pressed } from '../people.ts'
import type { Shot, Customer } from '../shot.ts'

type Letter = { to: string; link: string }

/** The newest letter of a kind, as the mailbox of a shop that is no production shows it. */
async function newestLetter(page: Page, template: string, path: string): Promise<Letter> {
  const box = await (await page.request.get('/dev/mail')).text()
  const [, to, id] = new RegExp(
    `<td>([^<]+@[^<]+)</td>\\s*<td><a href="/dev/mail/(\\d+)">${template}<`,
  ).exec(box)!
  const letter = await (await page.request.get(`/dev/mail/${id}?form=text`)).text()
  return { to: to!, link: new RegExp(`${path}/[\\w-]+`).exec(letter)![0] }
}

/** A customer with a mail under way: of a forgotten password or of another e-mail. */
const forgetful: Customer = async (request) => {
  const { email, headers } = await newPerson(request)
  await request.post('/api/password/email', { data: { email } })
  return headers
}
const moving: Customer = async (request) => {
  const { headers } = await newPerson(request)
  await request.post('/api/email-change', { headers, data: { email: newEmail('jauna'), password } })
  return headers
}

const renew = async (page: Page, to: string, secret: string) => {
  const [email, first, again] = await page.locator('main input').all()
  await email!.fill(to)
  await first!.fill(secret)
  await again!.fill(secret)
  await page.locator('main form button[type=submit]').click()
  await page.waitForTimeout(800)
}

const renewByLetter = async (page: Page, secret: string) => {
  const { to, link } = await newestLetter(page, 'customers.password-reset', '/renew-password')
  await page.goto(link, { waitUntil: 'networkidle' })
  await renew(page, to, secret)
}

const confirmBy = async (page: Page, template: string) => {
  const { link } = await newestLetter(page, template, '/confirm-email')
  await page.goto(link, { waitUntil: 'networkidle' })
  await pressed(page, /^Apstiprināt|^Confirm/)
  await page.waitForTimeout(800)
}

const deleteWith = async (page: Page, secret: string) => {
  await pressed(page, /^Dzēst profilu|^Delete the profile/)
  await page.getByRole('dialog').locator('input').fill(secret)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Dzēst|^Delete/ })
    .click()
  await page.waitForTimeout(1000)
}

/** A new password, another e-mail, the end of an account. */
export const profileStates: Shot[] = [
  {
    name: 'renew-password-bad-link',
    path: '/renew-password/izbeigta-saite',
    act: (page) => renew(page, 'anna@epasts.lv', password),
  },
  {
    name: 'renew-password-too-weak',
    path: '/reset-password',
    customer: forgetful,
    act: (page) => renewByLetter(page, 'parole123'),
  },
  {
    name: 'renew-password-done',
    path: '/reset-password',
    customer: forgetful,
    act: (page) => renewByLetter(page, 'rudens lapas krīt'),
  },
  {
    name: 'user-profile-email-asked',
    path: '/user/profile',
    customer: newCustomer,
    act: async (page) => {
      await page.locator('#new-email').fill(newEmail('jauna'))
      await page.locator('#current-password').fill(password)
      await page.keyboard.press('Enter')
      await page.waitForTimeout(800)
    },
  },
  {
    name: 'user-profile-email-refused',
    path: '/user/profile',
    customer: newCustomer,
    act: async (page) => {
      await page.locator('#new-email').fill('demo@avots.example')
      await page.locator('#current-password').fill('ne tā parole')
      await page.keyboard.press('Enter')
      await page.waitForTimeout(800)
    },
  },
  {
    name: 'confirm-email-bad-link',
    path: '/confirm-email/izbeigta-saite',
    act: (page) => pressed(page, /^Apstip|^Confirm/),
  },
  {
    name: 'confirm-email-half',
    path: '/',
    customer: moving,
    act: (page) => confirmBy(page, 'customers.email-change-asked'),
  },
  {
    name: 'confirm-email-done',
    path: '/',
    customer: moving,
    act: async (page) => {
      await confirmBy(page, 'customers.email-change-asked')
      await confirmBy(page, 'customers.email-change-offered')
    },
  },
  {
    name: 'user-profile-delete-refused',
    path: '/user/profile',
    customer: demoCustomer,
    act: (page) => deleteWith(page, 'avots-demo'),
    windowOnly: true,
  },
  {
    name: 'user-profile-deleted',
    path: '/user/profile',
    customer: newCustomer,
    act: (page) => deleteWith(page, password),
    windowOnly: true,
  },
]
