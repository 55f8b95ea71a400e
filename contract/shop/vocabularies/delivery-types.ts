import type { DeliveryKind } from '../../../domain/territory/delivery-kind.ts'
import { vocabulary } from './vocabulary.ts'

/** `delivery_type_id`. */
export const deliveryTypes = vocabulary({
  courier: 1,
  parcelMachine: 2,
  thirdPartyCourier: 3,
} as const satisfies Record<DeliveryKind, number>)
