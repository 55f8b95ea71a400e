import { createHash } from 'node:crypto'
import { globSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { withPages } from '../support/shop-with-pages.ts'
import { stockedShop } from '../support/stocked-shop.ts'

const { server } = await withPages(await stockedShop())

const apps = [
  ['office', 600_000],
  ['driver', 150_000],
] as const

describe.each(apps)('the %s', (name, mostBytes) => {
  test.each(['', '/', '/orders/12', '/a/b/c?d=e'])('answers its page at "%s"', async (path) => {
    const { statusCode, payload, headers } = await server.inject(`/${name}${path}`)
    expect(statusCode).toBe(200)
    expect(payload).toContain(`/${name}/assets/`)
    expect(payload).not.toMatch(/<script(?![^>]*\ssrc=)| style=/)
    expect(headers['content-security-policy']).toContain("script-src 'self';")
  })

  test('says that it has not opened without any file of its own, by a style that its policy names', async () => {
    const { payload, headers } = await server.inject(`/${name}`)
    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(payload)!
    expect(payload.match(/<style/g)).toHaveLength(1)
    const hash = createHash('sha256').update(style).digest('base64')
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`)
    expect(payload).toMatch(/Mēģināt vēlreiz[^]*<link rel="stylesheet"/)
  })

  test.each(['api', 'api/none', 'assets/none.js'])('has no %s', async (path) => {
    const { statusCode, headers, payload } = await server.inject(`/${name}/${path}`)
    expect(statusCode).toBe(404)
    expect(headers['content-type']).toContain('json')
    expect(JSON.parse(payload)).toMatchObject({ error: 'not_found' })
  })

  test('sends its files compressed, once and for ever', async () => {
    const [file = ''] = globSync('assets/*.js', { cwd: `build/${name}` })
    const { statusCode, headers } = await server.inject({
      url: `/${name}/${file}`,
      headers: { 'accept-encoding': 'br' },
    })
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': expect.stringContaining('immutable'),
    })
  })

  test('is no larger than its share', () => {
    const sizes = globSync(`build/${name}/**/*.{br,woff2}`).map((file) => statSync(file).size)
    expect(sizes.length).toBeGreaterThan(2)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(mostBytes)
  })
})

// A browser is sent the compressed file, whose worker may fetch as the plain one may.
test('the worker of the shop may fetch its pages, however it is sent', async () => {
  for (const encoding of ['identity', 'gzip', 'br']) {
    const { headers } = await server.inject({
      url: '/sw.js',
      headers: { 'accept-encoding': encoding },
    })
    expect(headers['content-security-policy'], encoding).toContain("connect-src 'self'")
    expect(headers['cache-control'], encoding).toBe('no-cache')
  }
})

// Issue 24: the phone opens without a network.
test('the worker of the driver knows every file of its bundle, and the office has none', async () => {
  const { statusCode, headers, payload } = await server.inject('/driver/sw.js')
  expect([statusCode, headers['service-worker-allowed'], headers['cache-control']]).toEqual([
    200,
    '/driver',
    'no-cache',
  ])
  expect(headers['content-type']).toContain('javascript')
  expect(headers['content-security-policy']).toContain("connect-src 'self'")
  for (const file of globSync('assets/*.{js,css,woff2}', { cwd: 'build/driver' }))
    expect(payload).toContain(`/driver/${file}`)
  const manifest = await server.inject('/driver/manifest.webmanifest')
  expect(JSON.parse(manifest.payload)).toMatchObject({ start_url: '/driver', scope: '/driver' })
  const page = await server.inject('/driver')
  expect(page.headers['content-security-policy']).toContain('worker')
  expect(page.headers['permissions-policy']).toContain('camera=(self)')
  expect((await server.inject('/office/sw.js')).headers['content-type']).toContain('html')
})
