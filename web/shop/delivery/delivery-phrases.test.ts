import { expect, test } from 'vitest'
import type { AutoshipDelivery } from '../../../contract/shop/autoship-record.ts'
import { autoshipScheduleWords } from '../../words/shop/autoship-schedule.ts'
import { otherGoodsText } from './delivery-phrases.ts'

const items = (names: readonly string[]) =>
  ({ items: names.map((name) => ({ name, order: 1, isbottle: 3 })) }) as AutoshipDelivery

test('of many goods the first are named and the rest counted', () => {
  const goods = ['tēja', 'medus', 'milti', 'griķi', 'sula', 'eļļa']
  const text = (count: number) =>
    otherGoodsText(items(goods.slice(0, count)), autoshipScheduleWords.lv)
  expect(text(2)).toBe('1 × tēja, 1 × medus')
  expect(text(4)).toBe('1 × tēja, 1 × medus, 1 × milti, 1 × griķi')
  expect(text(6)).toBe('1 × tēja, 1 × medus, 1 × milti, 1 × griķi, vēl 2 preces')
})
