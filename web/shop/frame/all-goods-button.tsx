import { Suspense, useState } from 'react'
import { useShop } from '../session/shop-context.ts'
import { Button } from '../../ui/button.tsx'
import { lazyWithRetry } from '../../ui/lazy-with-retry.ts'
import { frameWords } from '../../words/shop/frame.ts'
import { useWords } from '../../words/use-words.ts'

const CategoryMenu = lazyWithRetry(() => import('./category-menu.tsx'))

/** The compact header's menu of categories. Its key is the page's path, so a new page closes it. */
export default function AllGoodsButton() {
  const words = useWords(frameWords)
  const { categories } = useShop()
  const [open, setOpen] = useState<number>()
  const close = () => setOpen(undefined)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- leaving it by focus or Escape closes what it opened
    <div
      className="frame-all-goods"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <Button
        look="text"
        icon="menu"
        aria-expanded={open !== undefined}
        onClick={() => setOpen(open === undefined ? categories[0]?.id : undefined)}
      >
        {words.allGoods}
      </Button>
      {open !== undefined && (
        <div className="frame-all-goods__menu">
          <Suspense>
            <CategoryMenu open={open} onOpen={setOpen} onClose={close} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
