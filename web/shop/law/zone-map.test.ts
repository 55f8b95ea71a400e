import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Zone } from '../../../contract/shop-rules.ts'
import { ZoneMap } from './zone-map.tsx'

const zone = { id: 1, code: 'A', name: 'Centrs', weekdays: [2], frequency: 1, places: [] }
const square: Zone['shape'] = [
  [24.1, 56.9],
  [24.2, 56.9],
  [24.2, 57],
  [24.1, 57],
]
const drawn = (zones: Zone[]) => renderToStaticMarkup(createElement(ZoneMap, { zones }))

test('zones of the town stand on both maps', () => {
  expect(drawn([{ ...zone, shape: square }]).match(/<svg/g)).toHaveLength(2)
})

test('a shop that has drawn no zones yet shows no map, and what it has in words', () => {
  expect(drawn([])).not.toContain('<svg')
  const inWords = drawn([{ ...zone, shape: [] }])
  expect(inWords).not.toMatch(/NaN|Infinity|<svg/)
  expect(inWords).toContain('otrdienās')
})
