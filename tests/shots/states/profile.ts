import { expect, type Page } from '@playwright/test'
import { newEmail, password } from '../../support/journey-people.ts'
import { customerAfter, demoCustomer, newCustomer } from '../customers.ts'
import { inWindow, type Shot, type Step, states } from '../shot.ts'
import { fill, key, pause, press, pressInDialog } from '../steps.ts'

const textAt = async (page: Page, path: string) => (await page.request.get(path)).text()

/** The newest mail from a template, as the mailbox of a shop outside production shows it. */
async function newestMail(page: Page, template: string, path: string, of = '[^<]+@[^<]+') {
  const row = `<td>(${of})</td>\\s*<td><a href="/dev/mail/(\\d+)">${template}<`
  const find = async () => new RegExp(row).exec(await textAt(page, '/dev/mail'))
  await expect.poll(find, { timeout: 20_000 }).not.toBeNull()
  const [, to, id] = (await find())!
  const mail = await textAt(page, `/dev/mail/${id}?form=text`)
  return { to: to!, link: new RegExp(`${path}/[\\w-]+`).exec(mail)![0] }
}

const moving = customerAfter(({ api }) =>
  api.startEmailChange({ body: { email: newEmail('jauna'), password } }),
)

const confirm = press(/^Apstiprināt|^Confirm/)

const renew = async (page: Page, to: string, secret: string) => {
  const inputs = await page.locator('main input').all()
  for (const [index, text] of [to, secret, secret].entries()) await inputs[index]!.fill(text)
  await page.locator('main form button[type=submit]').click()
  await page.waitForTimeout(800)
}

const renewByMail =
  (secret: string): Step =>
  async (page) => {
    // Only a confirmed e-mail is sent the link.
    const welcome = await newestMail(page, 'customers.welcome', '/confirm-email')
    await page.goto(welcome.link, { waitUntil: 'networkidle' })
    await confirm(page)
    const { to: email } = welcome
    await page.request.post('/api/password/email', { data: { email } })
    const reset = await newestMail(page, 'customers.password-reset', '/renew-password', email)
    await page.goto(reset.link, { waitUntil: 'networkidle' })
    await renew(page, email, secret)
  }

const confirmBy = (template: string): Step[] => [
  async (page) => {
    const { link } = await newestMail(page, `customers.email-change-${template}`, '/confirm-email')
    await page.goto(link, { waitUntil: 'networkidle' })
  },
  confirm,
  pause(800),
]

const changeEmail = (email: string, secret: string) => [
  fill(/Jaunais e-pasts|New e-mail/, email),
  fill(/Pašreizējā parole|Current password/, secret),
  key('Enter'),
  pause(800),
]

const deleteWith = (secret: string): Step[] => [
  press(/^Dzēst profilu|^Delete the profile/),
  (page) => page.getByRole('dialog').locator('input').fill(secret),
  pressInDialog(/^Dzēst|^Delete/),
  pause(1_000),
]

/** A new password, another e-mail, the end of an account. */
export const profileStates: Shot[] = [
  ...states('/renew-password/izbeigta-saite', null, {
    'renew-password-bad-link': (page) => renew(page, 'anna@epasts.lv', password),
  }),
  ...states('/reset-password', newCustomer, {
    'renew-password-too-weak': renewByMail('parole123'),
    'renew-password-done': renewByMail('rudens lapas krīt'),
  }),
  ...states('/user/profile', newCustomer, {
    'user-profile-email-asked': changeEmail(newEmail('jauna'), password),
    'user-profile-email-refused': changeEmail('demo@avots.example', 'ne tā parole'),
  }),
  ...states('/confirm-email/izbeigta-saite', null, {
    'confirm-email-bad-link': press(/^Apstip|^Confirm/),
  }),
  ...states('/', moving, {
    'confirm-email-half': confirmBy('asked'),
    'confirm-email-done': [...confirmBy('asked'), ...confirmBy('offered')],
  }),
  ...states('/user/profile', demoCustomer, {
    'user-profile-delete-refused': [inWindow, ...deleteWith('avots-demo')],
  }),
  ...states('/user/profile', newCustomer, {
    'user-profile-deleted': [inWindow, ...deleteWith(password)],
  }),
]
