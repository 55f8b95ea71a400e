import { isBottled } from '../../../contract/shop/vocabularies/bottle-kinds.ts'
import { Link } from 'react-router'
import type { CartItem } from '../../../contract/shop/cart-record.ts'
import { maxPieces } from '../../../domain/cart/quantity.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { NumberStepper } from '../../ui/number-stepper.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { cartDrawerWords } from '../../words/shop/cart-drawer.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { cartEditor } from '../goods/cart-editor.ts'
import { changeLine } from '../goods/change-line.ts'
import { sumBeforePromo } from '../goods/sum-before-promo.ts'
import { cartDrawer } from '../goods/drawer-state.ts'
import './drawer.css'

type Props = { item: CartItem }

/** Shows the pending counts with the server's last sum. */
export function DrawerLine({ item }: Props) {
  const words = useWords(cartDrawerWords)
  const euros = useEuros()
  return (
    <li className="cart-drawer-line">
      <span className="goods-picture goods-thumb">
        <img src={item.image} alt="" width={72} height={96} loading="lazy" />
      </span>
      <Link to={`/good/${item.link}`} onClick={() => cartDrawer.set(false)}>
        <NoBreak>{item.name}</NoBreak>
      </Link>
      <IconButton
        className="cart-drawer-line__remove"
        icon="trash"
        label={words.remove(item.name)}
        onClick={() => changeLine(cartEditor, item, { order: 0, return: 0 })}
      />
      <Counts item={item} />
      <b className="num cart-drawer-line__sum">{euros(sumBeforePromo(item))}</b>
    </li>
  )
}

function Counts({ item }: Props) {
  const words = useWords(cartDrawerWords)
  const { order, return: back } = item
  return (
    <div className="cart-drawer-line__counts">
      <div>
        {item.isrentable === 1 && <span className="tiny quiet">{words.ordering}</span>}
        <NumberStepper
          label={words.countOf(item.name)}
          value={order}
          max={maxPieces}
          onChange={(count) => changeLine(cartEditor, item, { order: count, return: back })}
          words={words}
        />
      </div>
      {item.isrentable === 1 && (
        <div>
          <span className="tiny quiet">{isBottled(item) ? words.returning : words.givingBack}</span>
          <NumberStepper
            label={isBottled(item) ? words.returnOf(item.name) : words.givingBackOf(item.name)}
            value={back}
            max={maxPieces}
            onChange={(count) => changeLine(cartEditor, item, { order, return: count })}
            words={words}
          />
        </div>
      )}
    </div>
  )
}
