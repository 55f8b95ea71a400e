import { customerAfter, demoCustomer } from '../customers.ts'
import { inWindow, onPhones, onWideScreens, type Shot, type Step, states } from '../shot.ts'
import { answer, key, pause, press, see, seeDialog } from '../steps.ts'

const scrolled: Step[] = [(page) => page.evaluate('scrollTo(0, 900)'), pause(400)]
const openMenu = [press(/Atvērt izvēlni|Open the menu/), seeDialog]
const openAccount = press('.frame-account summary')
const longNamed = customerAfter(
  async () => undefined,
  'Aleksandra Maksimiliāna Vecvagare-Kļaviņa-Ozolkalniņa',
)
const undecided = { ...inWindow, browser: { storageState: { cookies: [], origins: [] } } }
const withoutScript = { browser: { javaScriptEnabled: false } }

/** The categories' program comes with the first sign that somebody uses the page. */
const openCategories: Step[] = [
  (page) => page.locator('.frame-categories a').nth(2).focus(),
  pause(1_000),
  key('ArrowDown'),
  see('.frame-menu'),
  (page) => page.locator('.frame-menu > ul').nth(1).getByRole('link').nth(1).hover(),
]

const typeSearch: Step[] = [
  press('input[role=combobox]'),
  (page) => page.keyboard.type('med', { delay: 50 }),
  (page) => page.getByRole('listbox').getByRole('option').first().waitFor(),
  (page) => page.waitForLoadState('networkidle'),
]

/** What surrounds every page. */
export const frameStates: Shot[] = [
  ...states('/', null, { 'side-menu': [onPhones, ...openMenu] }),
  ...states('/', demoCustomer, { 'side-menu-customer': [onPhones, ...openMenu] }),
  ...states('/kontakti', demoCustomer, { 'account-menu': [onWideScreens, openAccount] }),
  ...states('/kontakti', longNamed, { 'account-menu-long-name': [onWideScreens, openAccount] }),
  ...states('/kontakti', null, { 'categories-open': [onWideScreens, ...openCategories] }),
  ...states('/goods/1', demoCustomer, { 'compact-header': [inWindow, ...scrolled] }),
  ...states('/goods/1', null, {
    'compact-categories': [
      onWideScreens,
      ...scrolled,
      press('.frame-all-goods button'),
      see('.frame-all-goods .frame-menu'),
    ],
  }),
  ...states('/office', null, { 'reserved-word': [] }),
  ...states('/', null, { suggestions: [inWindow, ...typeSearch] }),
  ...states('/', null, {
    consent: [undecided, see('.consent')],
    'consent-choices': [undecided, press(/Izvēlēties|Choose/)],
  }),
  ...states('/goods/1', null, { offline: [inWindow, (page) => page.context().setOffline(true)] }),
  ...states('/good/nav-tadas', null, { 'not-there': [] }),
  ...states('/goods/1', null, {
    broken: [
      answer(/\/api\/goods-paginate/, { status: 500, json: { error: 'broken' } }),
      (page) => page.locator('.pager a').last().click(),
      see('.page-error'),
    ],
  }),
  ...['/', '/goods/1', '/good/101', '/depozits', '/goods-search/medus'].flatMap((path) =>
    states(path, null, { [`without-script${path.replaceAll('/', '-')}`]: [withoutScript] }),
  ),
  ...states('/user/profile', demoCustomer, {
    'log-in-again': [
      inWindow,
      (page) => page.evaluate(() => localStorage.setItem('avots.token', 'x'.repeat(40))),
      press('a[href$="/user/address"]'),
      seeDialog,
    ],
  }),
]
