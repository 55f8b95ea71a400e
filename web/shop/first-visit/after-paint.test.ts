import { expect, test } from 'vitest'
import { deferScripts } from './after-paint.ts'

test('The browser fetches no script of a page before its first paint', () => {
  const page = [
    '<link rel="modulepreload" href="/root.js"/>',
    '<link rel="stylesheet" href="/a.css"/>',
    '<script type="module" async="">import "/list.js";</script>',
  ].join('')
  expect(deferScripts(page)).toBe(
    [
      '<link rel="deferred" href="/root.js"/>',
      '<link rel="stylesheet" href="/a.css"/>',
      '<script type="deferred">import "/list.js";</script>',
    ].join(''),
  )
})
