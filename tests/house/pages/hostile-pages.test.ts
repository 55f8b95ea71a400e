import { expect, test } from 'vitest'
import { buildApp } from '../../../server/app.ts'
import { builtWeb } from '../../../server/serve-web.ts'
import { withPages } from '../../support/shop-with-pages.ts'
import { stockedShop } from '../../support/stocked-shop.ts'

const { app, server } = await withPages(await stockedShop())

const hostile = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'evil',
  'x-original-url': '/evil.example',
  'x-rewrite-url': '/evil.example',
  forwarded: 'host=evil.example',
  referer: 'https://evil.example/',
  origin: 'https://evil.example',
  'accept-language': 'evil',
  cookie: 'language=evil; evil=1',
  'x-http-method-override': 'DELETE',
}

test.each(['/', '/good/101', '/goods/1', '/login', '/sitemap.xml', '/robots.txt'])(
  'no header changes what the next visitor gets: %s',
  async (path) => {
    const poisoned = await server.inject({ url: path, headers: hostile })
    const other = await server.inject(path)
    expect(poisoned.statusCode).toBe(200)
    expect(poisoned.body).toBe(other.body)
    expect(other.body).not.toContain('evil')
  },
)

test('a member that no page knows is neither stored nor seen by the next visitor', async () => {
  const url = '/goods/1?utm=<script>evil</script>&page=1'
  const { headers, body } = await server.inject(url)
  expect(headers['cache-control']).toBe('no-store')
  expect(body).not.toContain('<script>evil')
  expect((await server.inject('/goods/1?page=1')).body).not.toContain('evil')
})

test.each([
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/..%5c..%5cpackage.json',
  '/assets/....//....//package.json',
  '/assets//etc/passwd',
  '/office/assets/..%2findex.html',
  '/office/assets/%2e%2e%2f%2e%2e%2fsbom.json',
  '/driver/assets/..%2f..%2f..%2fpackage.json',
  '/img/goods/..%2f..%2fetc/w_170,h_250',
  '/assets/%00',
  '/sbom.json',
])('no path leads out of its folder: %s', async (path) => {
  const { statusCode, body } = await server.inject(path)
  expect([302, 400, 403, 404]).toContain(statusCode)
  expect(body).not.toMatch(/"devDependencies"|root:|CycloneDX/)
})

test('who asks for too many pages gets a page that says when to come again', async () => {
  const config = { ...app.config, RATE_LIMITS: true }
  const limited = await buildApp({ ...app, config }, builtWeb())
  const asked = { url: '/en/goods/1' }
  const answers = []
  for (let visit = 0; visit < 130; visit += 1)
    answers.push(await limited.inject({ ...asked, url: `/en/goods/1?price_from=${visit}` }))
  const last = answers.at(-1)!
  expect(answers[0]!.statusCode).toBe(200)
  expect(last.statusCode).toBe(429)
  expect(last.headers).toMatchObject({
    'cache-control': 'no-store',
    'retry-after': expect.stringMatching(/^\d+$/),
  })
  expect(last.body).toContain('<html lang="en">')
  expect(last.headers['content-security-policy']).toContain("default-src 'none'")
  const elsewhere = await limited.inject({ ...asked, remoteAddress: '203.0.113.9' })
  expect(elsewhere.statusCode).toBe(200)
  await limited.close()
})

// S-M8
test('a shop that has too many pages to make says so, and a page from memory still comes', async () => {
  const kept = await server.inject('/goods/1')
  expect(kept.statusCode).toBe(200)
  const asked = Array.from({ length: 80 }, (_, index) =>
    server.inject(`/goods/1?price_from=${index + 1_000}`),
  )
  const [again, ...answers] = await Promise.all([server.inject('/goods/1'), ...asked])
  expect(again.statusCode).toBe(200)
  const busy = answers.filter(({ statusCode }) => statusCode === 503)
  expect(busy.length).toBeGreaterThan(0)
  expect(answers.length - busy.length).toBeGreaterThanOrEqual(40)
  expect(busy[0]!.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })
  expect(busy[0]!.body).toContain('<html lang="lv">')
})
