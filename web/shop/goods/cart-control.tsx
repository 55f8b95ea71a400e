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
  const pressed = useRef(false)
  const inCart = order > 0

  function takeFocus(control: HTMLElement | null) {
    if (!pressed.current || control === null) return
    pressed.current = false
    control.querySelector<HTMLElement>('button:last-of-type')?.focus()
  }
  function add() {
    pressed.current = true
    target.add(good, { order: 1, return: back })
  }
  function change(count: number) {
    pressed.current = count === 0
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
