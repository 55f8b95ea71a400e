import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CountedGoods } from './counted-goods.tsx'

const good = (goodId: number, count: number | undefined) => ({
  goodId,
  label: `Prece ${goodId}`,
  note: '',
  count,
})

const shown = (...counts: (number | undefined)[]) =>
  renderToStaticMarkup(
    <CountedGoods
      rows={counts.map((count, index) => good(index + 1, count))}
      asks="Saskaiti!"
      onChange={() => undefined}
    />,
  ).replaceAll(/<[^>]*>/g, ' ')

test('what is still to be counted is asked for at its own good, not at one that has its number', () => {
  expect(shown(0, undefined)).toMatch(/Prece 1 .*Prece 2 .*Saskaiti!/)
  expect(shown(undefined, 3)).toMatch(/Prece 1 .*Saskaiti!.*Prece 2/)
  expect(shown(undefined, undefined)).toMatch(/Prece 1 .*Saskaiti!.*Prece 2/)
})
