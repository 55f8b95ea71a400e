import { customerAfter, newCustomer } from '../customers.ts'
import { inWindow, type Shot, type Step, states } from '../shot.ts'
import {
  agree,
  answer,
  fill,
  key,
  pause,
  press,
  reload,
  see,
  seeAlert,
  seeDialog,
} from '../steps.ts'

/** Three addresses, one with everything as long as it may be. */
const manyAddresses = customerAfter(async ({ request, headers }) => {
  const { data } = (await (await request.get('/api/region')).json()) as {
    data: { data: { id: number }[] }
  }
  const long = 'Ģenerāļa Kārļa Goppera un Brīvības cīnītāju piemiņas parka gatve'
  const address = {
    region: data.data[0]!.id,
    house_no: '24 k-3',
    flat_no: '115',
    phone: '20 000 000',
    notes: 'Vārti aizveras paši.',
  }
  for (const street of ['Meža iela', long])
    await request.post('/api/address', { headers, data: { ...address, street } })
})

const email = /E-pasts|E-mail/
const create = press(/^Izveidot profilu|^Create a profile/)
const select =
  (field: string, option: { label: string } | { index: number }): Step =>
  (page) =>
    page.locator(`[id="address.0.${field}"]`).selectOption(option)
const fields = (texts: Record<string, string>) =>
  Object.entries(texts).map(([field, text]) => fill(`[id="${field}"]`, text))

const newUserTaken = [
  ...fields({
    name_surname: 'Anna Bērziņa',
    email: 'demo@avots.example',
    phone: '20000000',
  }),
  select('city', { label: 'Rīga' }),
  select('region', { index: 1 }),
  fill('[id="address.0.street"]', 'Lāčplēša iela'),
  agree,
  create,
  pause(1_500),
]

const differingPasswords: Step[] = [
  async (page) => {
    const passwords = page.locator('main input[type=password]')
    for (let index = 0; index < (await passwords.count()); index += 1)
      await passwords.nth(index).fill(`parole${index}`)
  },
  key('Tab'),
]

const deleteLast: Step = (page) =>
  page
    .getByRole('button', { name: /^Dzēst|^Delete/ })
    .and(page.locator(':enabled'))
    .last()
    .click()

/** Log-in, registration, profile and addresses. */
export const peopleStates: Shot[] = [
  ...states('/login', null, {
    'log-in-refused': [
      fill(email, 'anna@epasts.lv'),
      fill(/Parole|Password/, 'ne tā parole'),
      key('Enter'),
      seeAlert,
    ],
  }),
  ...states('/login?to=/cart', null, {
    'log-in-email-first': [],
    'log-in-known': [fill(email, 'demo@avots.example'), key('Enter'), see('#log-in-password')],
    'log-in-link-sent': [
      fill(email, 'demo@avots.example'),
      key('Enter'),
      press(/^Saņemt saiti|^Get a link/),
      seeAlert,
    ],
  }),
  ...states('/login/izbeigta-saite', null, {
    'log-in-link': [],
    'log-in-link-over': [press('main button'), seeAlert],
  }),
  ...states('/new-user', null, {
    'new-user-mistakes': [agree, create],
    'new-user-company': [
      press(/^Pērku kā uzņēmums|^I buy as a company/),
      press(/Pievienot vēl vienu|Add another/),
    ],
    'new-user-doubtful-code': [
      (page) => page.getByText(/^(?:Vēl par Jums|More about you)$/).click(),
      fill('#legalid', '010190-12345'),
    ],
    'new-user-password': press(/^Tomēr izveidot|^Create a password/),
    'new-user-outside': [select('city', { label: 'Liepāja' }), select('region', { index: 1 })],
    'new-user-taken': newUserTaken,
  }),
  ...states('/user/address', newCustomer, {
    'user-address-failed': [
      answer(/\/api\/address/, { status: 500, json: { error: 'broken' } }),
      reload,
    ],
  }),
  ...states('/reset-password', null, {
    'reset-password-sent': [fill(email, 'anna@epasts.lv'), key('Enter'), pause(800)],
  }),
  ...states('/user/profile', newCustomer, { 'user-profile-new': [] }),
  ...states('/user/profile', newCustomer, {
    'user-profile-delete': [inWindow, press(/Dzēst profilu|Delete/), seeDialog],
  }),
  ...states('/user/profile/chage-password', newCustomer, {
    'user-profile-chage-password-differs': differingPasswords,
  }),
  ...states('/user/address', manyAddresses, { 'user-address-many': [] }),
  ...states('/user/address', manyAddresses, {
    'user-address-legal-stays': [inWindow, press(/^Dzēst|^Delete/), see('.toast')],
    'user-address-delete': [inWindow, deleteLast, seeDialog],
  }),
  ...states('/user/address/add', newCustomer, {
    'user-address-add-mistakes': press('main form button[type=submit]'),
  }),
]
