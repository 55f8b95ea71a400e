import { expect, test } from 'vitest'
import { orderFetching } from './order-of-fetching.ts'

test('style sheets are named first and in their order, scripts wait, and the body is let be', () => {
  const body = '<body><link rel="stylesheet" href="/c.css"/><link rel="modulepreload" href="/c.js"/></body></html>'
  const head = [
    '<link rel="preload" as="image"/>',
    '<link rel="modulepreload" href="/a.js"/>',
    '<link rel="stylesheet" href="/a.css"/>',
    '<link rel="stylesheet" href="/b.css#"/>',
  ]
  expect(orderFetching(`<html><head><meta charSet="utf-8"/>${head.join('')}</head>${body}`)).toBe(
    [
      '<html><head><meta charSet="utf-8"/>',
      '<link rel="stylesheet" href="/a.css"/>',
      '<link rel="stylesheet" href="/b.css#"/>',
      '<link rel="preload" as="image"/>',
      '<link rel="modulepreload" fetchpriority="low" href="/a.js"/>',
      `</head>${body}`,
    ].join(''),
  )
})
