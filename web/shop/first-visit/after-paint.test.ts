import { expect, test } from 'vitest'
import { holdScripts } from './after-paint.ts'

test('The browser fetches no script of a page before its first paint', () => {
  const page = [
    '<link rel="modulepreload" href="/root.js"/>',
    '<link rel="stylesheet" href="/a.css"/>',
    '<script type="module" async="">import "/list.js";</script>',
  ].join('')
  expect(holdScripts(page)).toBe(
    [
      '<link rel="held" href="/root.js"/>',
      '<link rel="stylesheet" href="/a.css"/>',
      '<script type="held">import "/list.js";</script>',
    ].join(''),
  )
})
