import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Zone } from '../../../contract/shop/shop-rules.ts'
import { ZoneMap } from './zone-map.tsx'

const zone = { id: 1, code: 'A', name: 'Centrs', weekdays: [2], frequency: 1, places: [] }
const square: Zone['shape'] = [
  [24.1, 56.9],
  [24.2, 56.9],
  [24.2, 57],
  [24.1, 57],
]
const rendered = (zones: Zone[]) => renderToStaticMarkup(createElement(ZoneMap, { zones }))

test('zones of the town are on both maps', () => {
  expect(rendered([{ ...zone, shape: square }]).match(/<svg/g)).toHaveLength(2)
})

test('zones without an outline are listed as text and show no map', () => {
  expect(rendered([])).not.toContain('<svg')
  const asText = rendered([{ ...zone, shape: [] }])
  expect(asText).not.toMatch(/NaN|Infinity|<svg/)
  expect(asText).toContain('otrdienās')
})
