import { type ReactNode, useId } from 'react'
import type { OrderState } from '../../../domain/orders/order-states.ts'
import './state-drop.css'

const DROP = 'M7 1.2C7 1.2 2.4 6 2.4 9.3a4.6 4.6 0 0 0 9.2 0C11.6 6 7 1.2 7 1.2Z'

/** How far the drop of a state is filled; what ended otherwise is crossed out. */
const filled: Record<OrderState, number | 'no'> = {
  waitsForPayment: 0,
  processing: 1 / 3,
  waitingForDelivery: 2 / 3,
  delivered: 1,
  cancelled: 'no',
  returnedToCart: 'no',
}

type Props = { state: OrderState; needsPerson?: boolean; children: ReactNode }

/** A state is a drop that fills, always beside its word; clay with a mark asks for a person. */
export function StateDrop({ state, needsPerson = false, children }: Props) {
  const level = filled[state]
  const look = needsPerson ? 'bad' : level === 'no' ? 'no' : level === 1 ? 'done' : 'open'
  return (
    <span className="kit-drop" data-look={look}>
      <svg viewBox="0 0 14 15" width="14" height="15" aria-hidden="true">
        {look === 'open' && level !== 0 && <Water level={level as number} />}
        <path className="kit-drop__edge" d={DROP} />
        {look === 'no' && <path d="M2 13.5 12 2.5" />}
        {look === 'bad' && <path className="kit-drop__mark" d="M7 5.8v3.7M7 11.6v.01" />}
      </svg>
      {children}
    </span>
  )
}

const HEIGHT = 15
const BOTTOM = 14.2
const WATER = 13

function Water({ level }: { level: number }) {
  const id = useId()
  return (
    <>
      <clipPath id={id}>
        <rect y={BOTTOM - WATER * level} width="14" height={HEIGHT} />
      </clipPath>
      <path className="kit-drop__water" d={DROP} clipPath={`url(#${id})`} />
    </>
  )
}
