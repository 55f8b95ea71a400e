import type { Order } from '../../../contract/shop/order-record.ts'
import { orderStateOf } from '../../../contract/shop/vocabularies/order-status.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { orderWords } from '../../words/shop/orders.ts'
import { useWords } from '../../words/use-words.ts'
import { CancelOrder } from './cancel-order.tsx'
import { ConfirmOrder } from './confirm-order.tsx'
import { OrderAgain } from './order-again.tsx'
import { MoveOrder } from './move-order.tsx'
import { isFromAutoship, needsConfirmation } from '../delivery/order-phrases.ts'

type Props = { order: Order; onChanged: (order: Order) => void }

/** The actions possible now; a disabled one explains why. */
export function OrderActions({ order, onChanged }: Props) {
  const words = useWords(orderWords)
  const { may, id } = order
  const state = orderStateOf(order.status)
  const label = isFromAutoship(order) ? words.editThis : words.edit
  return (
    <>
      {state === 'waitsForPayment' && (
        <LinkButton to={`/cart/confirmation/${id}`}>{words.finishPayment}</LinkButton>
      )}
      {needsConfirmation(order) && may.confirm === null && (
        <ConfirmOrder order={order} onChanged={onChanged} />
      )}
      {may.edit === null ? (
        <>
          <LinkButton look="line" to={`/waiting-for-delivery-get-edit-page/${id}`}>
            {label}
          </LinkButton>
          {order.delivery_date !== null && <MoveOrder order={order} onChanged={onChanged} />}
        </>
      ) : (
        state !== 'cancelled' &&
        state !== 'delivered' && (
          <Button look="line" disabledReason={words.unavailableReasons[may.edit]}>
            {label}
          </Button>
        )
      )}
      {(state === 'cancelled' || state === 'delivered') && <OrderAgain order={order} />}
      {may.cancel === null && <CancelOrder order={order} onChanged={onChanged} />}
      {may.cancel === 'from_autoship' && (
        <LinkButton look="text" icon="repeat" to={`/autoship/${order.original_id}`}>
          {words.toAutoship}
        </LinkButton>
      )}
    </>
  )
}
