import { type ReactNode, useContext, useRef } from 'react'
import type { GoodCard } from '../../../contract/shop/goods.ts'
import { maxPieces } from '../../../domain/cart/quantity.ts'
import { Button } from '../../ui/button.tsx'
import { NumberStepper } from '../../ui/number-stepper.tsx'
import { catalogueWords } from '../../words/shop/catalogue.ts'
import { useWords } from '../../words/use-words.ts'
import { GoodsTargetContext, useTargetCounts } from './goods-target.ts'

type Props = { good: GoodCard; look?: 'line' | 'solid'; children?: ReactNode }

/** A button that becomes a stepper once the good is in the cart; the focus moves along. */
export function CartControl({ good, look = 'line', children }: Props) {
  const target = useContext(GoodsTargetContext)
  const words = { ...useWords(catalogueWords), ...target.words?.() }
  const { order, return: back, granted } = useTargetCounts(good.id)
  const inCart = order > 0
  const { expectChange, takeFocus } = useFocusAfterChange()

  function add() {
    expectChange(true)
    target.add(good, { order: 1, return: back })
  }
  function change(count: number) {
    expectChange(count === 0)
    target.editor.change(good.id, { order: count, return: back })
  }
  return (
    <div className="goods-card__act">
      <div key={inCart ? 'in' : 'out'} ref={takeFocus}>
        {inCart ? (
          <NumberStepper
            inCart
            label={words.countOf(good.name)}
            value={order}
            max={granted ?? good.available_for_customer ?? maxPieces}
            maxReason={words.notEnoughInStock}
            onChange={change}
            words={words}
            unit={words.inCart}
          />
        ) : (
          <Button look={look} wide aria-label={words.addNamed(good.name)} onClick={add}>
            {words.add}
          </Button>
        )}
      </div>
      {children}
    </div>
  )
}

/** The focus of a pressed button moves to the one that replaces it. */
function useFocusAfterChange() {
  const isExpected = useRef(false)
  const expectChange = (isNext: boolean) => (isExpected.current = isNext)
  const takeFocus = (control: HTMLElement | null) => {
    if (!isExpected.current || control === null) return
    isExpected.current = false
    control.querySelector<HTMLElement>('button:last-of-type')?.focus()
  }
  return { expectChange, takeFocus }
}
