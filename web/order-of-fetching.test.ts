import { expect, test } from 'vitest'
import { orderFetching } from './order-of-fetching.ts'

test('style sheets are named first and in their order, and the body is let be', () => {
  const body = '<body><link rel="stylesheet" href="/c.css"/></body></html>'
  const head = [
    '<link rel="preload" as="image"/>',
    '<link rel="stylesheet" href="/a.css"/>',
    '<link rel="stylesheet" href="/b.css#"/>',
  ]
  expect(orderFetching(`<html><head><meta charSet="utf-8"/>${head.join('')}</head>${body}`)).toBe(
    [
      '<html><head><meta charSet="utf-8"/>',
      '<link rel="stylesheet" href="/a.css"/>',
      '<link rel="stylesheet" href="/b.css#"/>',
      '<link rel="preload" as="image"/>',
      `</head>${body}`,
    ].join(''),
  )
})

test('the program is fetched together once the page is painted, and runs in its order', () => {
  const imports =
    'import "/list.js";\nimport * as route0 from "/root.js";\nwindow.routes = {route0};\nimport("/entry.js");'
  const page = orderFetching(
    `<html><head><link rel="modulepreload" href="/root.js"/><link rel="modulepreload" crossorigin="" href="/entry.js"/></head><body><script type="module" async="">${imports}</script></body></html>`,
  )
  expect(page).toContain('<head></head>')
  expect(page).toContain(
    '(["/root.js","/entry.js"]);await import("/list.js");\nconst route0 = await import("/root.js");\nwindow.routes = {route0};\nimport("/entry.js");</script>',
  )
})
