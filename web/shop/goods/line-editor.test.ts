import { beforeEach, expect, test, vi } from 'vitest'
import type { CartItem } from '../../../contract/shop/cart-record.ts'
import { createObserved } from '../../client/observed.ts'
import { createLineEditor, type LineChange, type LineEditor } from './line-editor.ts'
import { restoreLine } from './change-line.ts'

let sent: LineChange[]
let failures: unknown[]
let stock: number
let editor: LineEditor

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  failures = []
  stock = 100
  const items = [{ id: 70, good_id: 7, order: 1, return: 0 } as CartItem]
  editor = createLineEditor({
    items: createObserved<readonly CartItem[]>(items),
    open: () => ({ items }),
    async send(_edited, line) {
      sent.push(line)
      await new Promise((answered) => setTimeout(answered, 100))
      if (stock === 0) throw new Error('out of stock')
      if (line.id === undefined) items.push({ ...line, id: 80, return: line.order } as CartItem)
      return { granted: Math.min(line.order, stock), requested: line.order }
    },
    onFailure: async (failed) => void failures.push(failed),
  })
})

const two = { order: 2, return: 0 }
const three = { order: 3, return: 0 }
/** Good 7 has a line already, good 8 has none. */
const lineOf7 = { id: 70, good_id: 7 }

test('a count is shown at once and sent half a second after the last change', async () => {
  editor.change(7, two)
  await vi.advanceTimersByTimeAsync(400)
  editor.change(7, three)
  expect(editor.pending.read().get(7)).toEqual(three)
  await vi.advanceTimersByTimeAsync(499)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual([{ ...lineOf7, ...three }])
})

test('an answered count gives way to the server’s', async () => {
  editor.change(7, two)
  await vi.advanceTimersByTimeAsync(600)
  expect(editor.pending.read().size).toBe(0)
})

test('a count changed while the first is being sent is sent after it', async () => {
  editor.add(7, two)
  await vi.advanceTimersByTimeAsync(50)
  editor.change(7, three)
  await vi.advanceTimersByTimeAsync(100)
  expect(editor.pending.read().get(7)).toEqual(three)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent).toEqual([
    { ...lineOf7, ...two },
    { ...lineOf7, ...three },
  ])
})

test('writes run one after another, so that the first can create the cart', async () => {
  editor.add(7, two)
  editor.add(8, two)
  await vi.advanceTimersByTimeAsync(50)
  expect(sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(sent).toHaveLength(2)
})

test('flushing sends all pending counts', async () => {
  editor.change(7, two)
  const flushed = editor.flush()
  await vi.advanceTimersByTimeAsync(100)
  await flushed
  expect(sent).toEqual([{ ...lineOf7, ...two }])
})

test('a good without a line is sent without its number, and none of it is not sent', async () => {
  editor.add(8, { order: 0, return: 0 })
  await vi.advanceTimersByTimeAsync(200)
  expect(sent).toEqual([])
  editor.add(8, two)
  await vi.advanceTimersByTimeAsync(200)
  expect(sent).toEqual([{ good_id: 8, ...two }])
})

test('a line that is brought back has its own empties, not those that a new line gets', async () => {
  void restoreLine(editor, 8, two)
  await vi.advanceTimersByTimeAsync(300)
  expect(sent).toEqual([
    { good_id: 8, ...two },
    { id: 80, good_id: 8, ...two },
  ])
})

test('a count above the stock is named until the stock suffices', async () => {
  stock = 2
  editor.add(7, three)
  await vi.advanceTimersByTimeAsync(200)
  expect(editor.shortages.read().get(7)).toBe(2)
  editor.add(7, two)
  await vi.advanceTimersByTimeAsync(200)
  expect(editor.shortages.read().size).toBe(0)
})

test('after a failure the server’s count is shown again, and the next change is sent', async () => {
  stock = 0
  editor.add(7, two)
  await vi.advanceTimersByTimeAsync(200)
  expect(failures).toHaveLength(1)
  expect(editor.pending.read().size).toBe(0)
  stock = 100
  editor.add(7, three)
  await vi.advanceTimersByTimeAsync(200)
  expect(sent).toHaveLength(2)
})
