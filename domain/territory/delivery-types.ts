import { isEmptyLine, isService, isWaterGood, type CartLine } from '../cart/cart-line.ts'
import { done, refuse, type Outcome } from '../outcome.ts'
import { deliveryType, deliveryTypeIds, type DeliveryTypeId } from './delivery-type.ts'

export type DeliveryTypeRefusal =
  | { code: 'outside_our_zones' }
  | { code: 'water_goods'; goodIds: number[] }
  | { code: 'rentables'; goodIds: number[] }
  | { code: 'services'; goodIds: number[] }

export type OfferedDeliveryType = { id: DeliveryTypeId; open: Outcome<null, DeliveryTypeRefusal> }

/**
 * Rentables, water goods and services are delivered by our courier (type 1) alone. An address
 * outside our zones is offered types 2 and 3 only. Without an address, type 1 is open.
 */
export function offeredDeliveryTypes(
  lines: readonly CartLine[],
  address: { isInOurZones: boolean } | null,
): OfferedDeliveryType[] {
  const byCourier: Outcome<null, DeliveryTypeRefusal> =
    address && !address.isInOurZones ? refuse({ code: 'outside_our_zones' }) : done(null)
  const byOtherCarriers = mayGoByOtherCarriers(lines.filter((line) => !isEmptyLine(line)))
  return deliveryTypeIds.map((id) => ({
    id,
    open: id === deliveryType.courier ? byCourier : byOtherCarriers,
  }))
}

function mayGoByOtherCarriers(lines: readonly CartLine[]): Outcome<null, DeliveryTypeRefusal> {
  const idsWhere = (isExcluded: (line: CartLine) => boolean): number[] =>
    lines.filter(isExcluded).map((line) => line.goodId)
  const water = idsWhere(isWaterGood)
  if (water.length > 0) return refuse({ code: 'water_goods', goodIds: water })
  const lent = idsWhere((line) => line.isLent)
  if (lent.length > 0) return refuse({ code: 'rentables', goodIds: lent })
  const services = idsWhere(isService)
  if (services.length > 0) return refuse({ code: 'services', goodIds: services })
  return done(null)
}
