import { type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import './price.css'

type Props = {
  price: string
  /** The former price, struck through; its label is for screen readers. */
  former?: { label: string; price: string } | undefined
  /** "Zemākā cena pēdējo 30 dienu laikā: 8,00 €", required by law beside a former price. */
  lowest?: ReactNode
  /** Shown beside the price, which never includes it. */
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
