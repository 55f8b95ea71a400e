import type { OrderFacts } from '../../domain/orders/order-can.ts'

type Row = Pick<
  OrderFacts,
  'status' | 'isLocked' | 'isConfirmed' | 'autoshipId' | 'autoshipIsGone'
> & {
  deliveryType: 1 | 2 | 3
}

/** An order in the words of the questions that may be asked of it (`orderCan`). */
export const orderFacts = ({ deliveryType, ...row }: Row): OrderFacts => ({
  ...row,
  deliveryTypeId: deliveryType,
})
