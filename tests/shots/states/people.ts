import type { Page } from '@playwright/test'
import { newPerson } from '../../support/journey-people.ts'
import { newCustomer, pressed } from '../people.ts'
import type { Shot, Customer } from '../shot.ts'

/** Three addresses, one with everything as long as it may be. */
const manyAddresses: Customer = async (request) => {
  const { headers } = await newPerson(request)
  const { data } = (await (await request.get('/api/region')).json()) as {
    data: { data: { id: number }[] }
  }
  const region = data.data[0]!.id
  const long = 'Ģenerāļa Kārļa Goppera un Brīvības cīnītāju piemiņas parka gatve'
  for (const street of ['Meža iela', long])
    await request.post('/api/address', {
      headers,
      data: {
        region,
        street,
        house_no: '24 k-3',
        flat_no: '115',
        phone: '20 000 000',
        notes: 'Vārti aizveras paši.',
      },
    })
  return headers
}

const agree = (page: Page) =>
  page.getByRole('checkbox', { name: /Piekrītu distances|I agree/ }).check()

/** Log-in, registration, profile and addresses. */
export const peopleStates: Shot[] = [
  {
    name: 'log-in-refused',
    path: '/login',
    act: async (page) => {
      await page.getByLabel(/E-pasts|E-mail/).fill('anna@epasts.lv')
      await page.getByLabel(/Parole|Password/).fill('ne tā parole')
      await page.keyboard.press('Enter')
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'new-user-mistakes',
    path: '/new-user',
    act: async (page) => {
      await agree(page)
      await pressed(page, /^Izveidot profilu|^Create/)
    },
  },
  {
    name: 'new-user-company',
    path: '/new-user',
    act: async (page) => {
      await page
        .getByText(/^(?:Uzņēmums|A company)$/)
        .first()
        .click()
      await pressed(page, /Pievienot vēl vienu|Add another/)
    },
  },
  {
    name: 'new-user-doubtful-code',
    path: '/new-user',
    act: (page) => page.locator('#legalid').fill('010190-12345'),
  },
  {
    name: 'new-user-outside',
    path: '/new-user',
    act: async (page) => {
      await page.locator('[id="address.0.city"]').selectOption({ label: 'Liepāja' })
      await page.locator('[id="address.0.region"]').selectOption({ index: 1 })
    },
  },
  {
    name: 'new-user-taken',
    path: '/new-user',
    act: async (page) => {
      await page.locator('#name_surname').fill('Anna')
      await page.locator('#surname').fill('Bērziņa')
      await page.locator('#email').fill('demo@avots.example')
      await page.locator('#phone').fill('20000000')
      for (const field of ['#password', '#password2'])
        await page.locator(field).fill('zaļš ezers 7')
      await page.locator('[id="address.0.city"]').selectOption({ label: 'Rīga' })
      await page.locator('[id="address.0.region"]').selectOption({ index: 1 })
      await page.locator('[id="address.0.street"]').fill('Lāčplēša iela')
      await agree(page)
      await pressed(page, /^Izveidot profilu|^Create/)
      await page.waitForTimeout(1500)
    },
  },
  {
    name: 'user-address-legal-stays',
    path: '/user/address',
    customer: manyAddresses,
    act: async (page) => {
      await pressed(page, /^Dzēst|^Delete/)
      await page.locator('.toast').waitFor()
    },
    windowOnly: true,
  },
  {
    name: 'user-address-failed',
    path: '/user/address',
    customer: newCustomer,
    act: async (page) => {
      await page.route(/\/api\/address/, (route) =>
        route.fulfill({ status: 500, json: { error: 'broken' } }),
      )
      await page.reload({ waitUntil: 'networkidle' })
    },
  },
  {
    name: 'reset-password-sent',
    path: '/reset-password',
    act: async (page) => {
      await page.getByLabel(/E-pasts|E-mail/).fill('anna@epasts.lv')
      await page.keyboard.press('Enter')
      await page.waitForTimeout(800)
    },
  },
  {
    name: 'user-profile-new',
    path: '/user/profile',
    customer: newCustomer,
  },
  {
    name: 'user-profile-delete',
    path: '/user/profile',
    customer: newCustomer,
    act: async (page) => {
      await pressed(page, /Dzēst profilu|Delete/)
      await page.getByRole('dialog').waitFor()
    },
    windowOnly: true,
  },
  {
    name: 'user-profile-chage-password-differs',
    path: '/user/profile/chage-password',
    customer: newCustomer,
    act: async (page) => {
      const fields = page.locator('main input[type=password]')
      for (let index = 0; index < (await fields.count()); index += 1)
        await fields.nth(index).fill(`parole${index}`)
      await page.keyboard.press('Tab')
    },
  },
  { name: 'user-address-many', path: '/user/address', customer: manyAddresses },
  {
    name: 'user-address-delete',
    path: '/user/address',
    customer: manyAddresses,
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Dzēst|^Delete/ })
        .and(page.locator(':enabled'))
        .last()
        .click()
      await page.getByRole('dialog').waitFor()
    },
    windowOnly: true,
  },
  {
    name: 'user-address-add-mistakes',
    path: '/user/address/add',
    customer: newCustomer,
    act: (page) => page.locator('main form button[type=submit]').click(),
  },
]
