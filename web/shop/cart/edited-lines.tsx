import { type ReactNode, useContext } from 'react'
import type { CartItem } from '../../../contract/shop/cart-record.ts'
import { useObserved } from '../../client/observed.ts'
import { changeLine } from '../goods/change-line.ts'
import { GoodsTargetContext } from '../goods/goods-target.ts'
import { CartLine } from './cart-line.tsx'
import { lineDeposits } from './line-deposits.ts'

type Props<Item extends CartItem> = {
  edited: Omit<Parameters<typeof lineDeposits>[0], 'items'> & { items: readonly Item[] }
  /** Further controls of a line. */
  children?: (item: Item) => ReactNode
}

/** The lines of a cart, an edited order or an autoship, with the counts not answered yet. */
export function EditedLines<Item extends CartItem>({ edited, children }: Props<Item>) {
  const { editor } = useContext(GoodsTargetContext)
  const pending = useObserved(editor.pending)
  const shortages = useObserved(editor.shortages)
  const deposits = lineDeposits(edited)
  return (
    <ul>
      {edited.items.map((item) => (
        <CartLine
          key={item.id}
          item={{ ...item, ...pending.get(item.good_id) }}
          deposit={deposits.get(item.good_id)}
          granted={shortages.get(item.good_id)}
          onChange={(counts) =>
            changeLine(editor, { ...item, ...pending.get(item.good_id) }, counts)
          }
        >
          {children?.(item)}
        </CartLine>
      ))}
    </ul>
  )
}
