import { expect, test } from 'vitest'
import { endSentence } from './end-sentence.ts'

test('a sentence ends with one full stop, also after a name that ends with one', () => {
  expect(endSentence('Izņemts: Papīra glāzes 200 ml, 50 gab.')).toMatch(/gab\.$/)
  expect(endSentence('Izņemts: Bio kinoja, 400 g')).toBe('Izņemts: Bio kinoja, 400 g.')
})
