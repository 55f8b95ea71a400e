import type { CartItem } from '../../../contract/shop/cart-record.ts'
import { toasts } from '../../ui/toasts.ts'
import { cartDrawerWords } from '../../words/shop/cart-drawer.ts'
import { wordsNow } from '../../words/words-now.ts'
import type { Counts, LineEditor } from './line-editor.ts'

type Line = Pick<CartItem, 'good_id' | 'name'> & Counts

/** Changes the counts of a line; one that is removed can be brought back for ten seconds. */
export function changeLine(editor: LineEditor, line: Line, counts: Counts): void {
  const { good_id: goodId, name, order, return: back } = line
  editor.change(goodId, counts)
  if (counts.order + counts.return > 0 || order + back === 0) return
  const words = wordsNow(cartDrawerWords)
  toasts.show({
    text: words.removed(name),
    kind: 'important',
    icon: 'trash',
    action: {
      label: words.undo,
      press: () => void restoreLine(editor, goodId, { order, return: back }),
    },
  })
}

/** Brings a removed line back with its own empties, also where a new line gets the usual ones. */
export async function restoreLine(editor: LineEditor, goodId: number, counts: Counts) {
  editor.add(goodId, counts)
  await editor.flush()
  const line = editor.items.read().find(({ good_id }) => good_id === goodId)
  const isChangedSince = editor.pending.read().has(goodId)
  if (line && line.return !== counts.return && !isChangedSince) editor.add(goodId, counts)
}
