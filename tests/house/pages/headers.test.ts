import type { OutgoingHttpHeaders } from 'node:http'
import { describe, expect, test } from 'vitest'
import { calls } from '../../../contract/shop/calls.ts'
import { buildApp } from '../../../server/app.ts'
import { pageRoutes } from '../../support/page-routes.ts'
import { withPages } from '../../support/shop-with-pages.ts'
import { stockedShop } from '../../support/stocked-shop.ts'
import { sampleAddress, type ServerRoute, serverRoutes } from '../server-routes.ts'

const { app, server } = await withPages(await stockedShop())

const ask = (method: string, url: string, headers = {}) =>
  server.inject({ method: method as 'GET', url, headers })

/** What every answer carries, whatever it is. */
function expectSafe(headers: OutgoingHttpHeaders, name: string) {
  const isPage = String(headers['content-type']).startsWith('text/html')
  const isDriverPage = isPage && name.includes(' /driver')
  expect(headers, name).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // The page of the drivers may ask where a door is.
    'permissions-policy': expect.stringContaining(
      isDriverPage ? 'geolocation=(self)' : 'geolocation=()',
    ),
    'x-request-id': expect.stringMatching(/^[\w-]{8,}$/),
    'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
  })
  const { 'content-security-policy': policy, 'content-type': type } = headers
  expect(String(policy).replace("img-src 'self' data:", '')).not.toMatch(/unsafe|\*|data:|http:/)
  expect(String(policy)).toContain("base-uri 'none'")
  if (/^(?:text|application)\/(?:html|css|plain|json|xml)/.test(String(type)))
    expect(String(type), name).toMatch(/charset=utf-8/i)
  expect(headers, name).not.toHaveProperty('x-powered-by')
  expect(headers, name).not.toHaveProperty('server')
  expect(headers, name).not.toHaveProperty('access-control-allow-origin')
}

/** Built files are alike, and the development mailbox has a policy of its own. */
const isAsked = ({ method, path }: ServerRoute) =>
  method !== 'QUERY' && !/^\/assets\/(?!manifest)/.test(path) && !path.startsWith('/dev/mail')
const routes = serverRoutes(server).filter(isAsked)
const named = routes.map((route) => [`${route.method} ${route.path}`, route] as const)

test('every call of the contract is among the routes that are asked', () => {
  const addresses = new Set(
    routes.map(({ method, path }) => `${method} ${path.replaceAll(/:[\w|:]+/g, ':')}`),
  )
  for (const { method, path } of Object.values(calls)) {
    expect(addresses).toContain(`${method} /api${path.replaceAll(/:\w+/g, ':')}`)
  }
})

test('an address that cannot be decoded is refused as safely, without the framework’s words', async () => {
  const { statusCode, headers, body } = await ask('GET', '/%ff')
  expectSafe(headers, '/%ff')
  expect([statusCode, JSON.parse(body)]).toMatchObject([400, { error: 'bad_request' }])
  expect(body).not.toContain('FST_')
})

describe('every route answers safely', () => {
  test.each(named)('%s', async (name, { method, path }: ServerRoute) => {
    const { headers, statusCode } = await ask(method, sampleAddress(path))
    expectSafe(headers, name)
    expect(statusCode).toBeLessThan(500)
    if (
      /^\/(?:office\/|driver\/)?api\//.test(path) &&
      method !== 'HEAD' &&
      statusCode >= 400 &&
      !path.startsWith('/api/docs')
    )
      expect(headers).toMatchObject({
        'content-type': expect.stringContaining('json'),
        'cache-control': 'no-store',
      })
  })
})

/** The two of the build, and data; a script that React writes for itself has a name. */
const knownScripts = new Set(['', 'type="application/json"', 'type="application/ld+json"'])

describe('every page is as strict', () => {
  test.each(pageRoutes)('%s', async (path) => {
    const { headers, statusCode, body } = await ask('GET', sampleAddress(path))
    expectSafe(headers, path)
    expect(statusCode).toBeLessThan(500)
    if (!String(headers['content-type']).startsWith('text/html')) return
    expect(headers['content-security-policy']).toMatch(
      /script-src 'self'( 'sha256-[\w+/=]+')+; style-src 'self';/,
    )
    const scripts = [...body.matchAll(/<script([^>]*)>/g)].map(([, members]) => members!.trim())
    expect(scripts.filter((members) => !knownScripts.has(members))).toEqual([])
    expect(body).not.toMatch(/<[^>]+ (?:style|on\w+)="/)
    expect(body).not.toMatch(/<(?:script|link|img)[^>]+(?:src|href)="https?:\/\/(?!localhost)/)
  })
})

// S-m5
test('the build alone decides which scripts may run, not what stands in a page', async () => {
  const paths = ['/', '/good/101', '/goods/1', '/login', '/goods-search/x']
  const pages = await Promise.all(paths.map((path) => ask('GET', path)))
  const policies = new Set(pages.map(({ headers }) => headers['content-security-policy']))
  expect(policies.size).toBe(1)
  const [policy] = policies
  expect(String(policy).match(/'sha256-/g)).toHaveLength(3)
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types worker")
})

test.each([
  ['GET', '/nav-tadas-lapas/x/y/z/w'],
  ['GET', '/api/nav'],
  ['GET', '/assets/nav.js'],
  ['GET', '/%00'],
  // S-m3
  ['GET', '//'],
  ['GET', '//['],
  ['GET', '//:80'],
  ['GET', '//a:99999/'],
  ['GET', '//evil.example/goods'],
  ['GET', '/en//evil.example'],
  ['GET', '/..%2f..%2fetc/passwd'],
  ['GET', '/.git/config'],
  ['GET', '/.env'],
  ['PUT', '/'],
  ['POST', '/cart'],
  ['PATCH', '/api/cart'],
  ['GET', '/office/api/nav'],
  ['GET', '/office/api/..%2f..%2fetc/passwd'],
  ['PATCH', '/office/api/orders'],
  ['GET', '/driver/api/nav'],
  ['PUT', '/driver/api/day'],
])('what is not there is refused as safely: %s %s', async (method, url) => {
  const { headers, statusCode, body } = await ask(method, url)
  expectSafe(headers, url)
  // A page that is not there leads home.
  if (statusCode === 302) expect(['/', '/en']).toContain(headers.location)
  else expect([400, 403, 404, 405]).toContain(statusCode)
  expect(body).not.toMatch(/node_modules|at \w+ \(|root:/)
})

test('no other site is let in, and nothing is traced', async () => {
  const from = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
  for (const path of ['/api/cart', '/office/api/orders', '/driver/api/day'])
    for (const method of ['OPTIONS', 'TRACE']) {
      const { headers, statusCode } = await ask(method, path, from)
      expect([403, 404, 405]).toContain(statusCode)
      expectSafe(headers, `${method} ${path}`)
    }
})

test('behind TLS a browser is told to stay there', async () => {
  const safe = await buildApp({
    ...app,
    config: { ...app.config, publicUrl: 'https://avots.lv' },
  })
  const { headers } = await safe.inject('/api/nothing')
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  await safe.close()
})
