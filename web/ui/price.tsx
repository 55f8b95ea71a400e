import { type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import './price.css'

type Props = {
  price: string
  /** The former price, struck through; its label is for those who cannot see the stroke. */
  former?: { label: string; price: string } | undefined
  /** "Zemākā cena pēdējo 30 dienu laikā: 8,00 €": owed to the buyer wherever a former price is shown. */
  lowest?: ReactNode
  /** The deposit stands beside the price, never in it. */
  deposit?: string | undefined
  size?: 'card' | 'page'
}

export function Price({ price, former, lowest, deposit, size = 'card' }: Props) {
  return (
    <p className={classNames('price', former && 'price--cut', size === 'page' && 'price--page')}>
      <b>{price}</b>
      {former && (
        <s>
          <span className="vh">{former.label} </span>
          {former.price}
        </s>
      )}
      {deposit !== undefined && <span className="price__deposit">{deposit}</span>}
      {lowest !== undefined && <span className="price__line">{lowest}</span>}
    </p>
  )
}
