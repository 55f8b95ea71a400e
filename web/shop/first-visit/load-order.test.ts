import { expect, test } from 'vitest'
import { applyLoadOrder } from './load-order.ts'

test('style sheets come first and in their order, and the body stays as it is', () => {
  const body = '<body><link rel="stylesheet" href="/c.css"/></body></html>'
  const head = [
    '<link rel="preload" as="image"/>',
    '<link rel="stylesheet" href="/a.css"/>',
    '<link rel="stylesheet" href="/b.css#"/>',
  ]
  expect(applyLoadOrder(`<html><head><meta charSet="utf-8"/>${head.join('')}</head>${body}`)).toBe(
    [
      '<html><head><meta charSet="utf-8"/>',
      '<link rel="stylesheet" href="/a.css"/>',
      '<link rel="stylesheet" href="/b.css#"/>',
      '<link rel="preload" as="image"/>',
      `</head>${body}`,
    ].join(''),
  )
})

test('all scripts are fetched after the first paint and run in their order', () => {
  const imports = [
    'import "/list.js";',
    'import * as route0 from "/root.js";',
    'window.routes = {route0};',
    'import("/entry.js");',
  ].join('\n')
  const preloads =
    '<link rel="modulepreload" href="/root.js"/>' +
    '<link rel="modulepreload" crossorigin="" href="/entry.js"/>'
  const page = applyLoadOrder(
    `<html><head>${preloads}</head><body>` +
      `<script type="module" async="">${imports}</script></body></html>`,
  )
  expect(page).toContain('<head></head>')
  expect(page).toContain(
    [
      '(["/root.js","/entry.js"]);await import("/list.js");',
      'const route0 = await import("/root.js");',
      'window.routes = {route0};',
      'import("/entry.js");</script>',
    ].join('\n'),
  )
})
