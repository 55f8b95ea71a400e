import { isEmptyLine, isService, isWaterGood, type CartLine } from '../cart/cart-line.ts'
import { done, refuse, type Outcome } from '../outcome.ts'
import { type DeliveryKind, deliveryKinds } from './delivery-kind.ts'

export type DeliveryKindRefusal =
  | { code: 'outside_our_zones' }
  | { code: 'water_goods'; goodIds: number[] }
  | { code: 'rentables'; goodIds: number[] }
  | { code: 'services'; goodIds: number[] }

export type OfferedDeliveryKind = { kind: DeliveryKind; open: Outcome<null, DeliveryKindRefusal> }

/**
 * Rentables, water goods and services are delivered by our courier alone. An address outside our
 * zones is offered the two other kinds only. Without an address, our courier is open.
 */
export function offeredDeliveryKinds(
  lines: readonly CartLine[],
  address: { isInOurZones: boolean } | null,
): OfferedDeliveryKind[] {
  const byCourier: Outcome<null, DeliveryKindRefusal> =
    address && !address.isInOurZones ? refuse({ code: 'outside_our_zones' }) : done(null)
  const byOtherCarriers = mayGoByOtherCarriers(lines.filter((line) => !isEmptyLine(line)))
  return deliveryKinds.map((kind) => ({
    kind,
    open: kind === 'courier' ? byCourier : byOtherCarriers,
  }))
}

function mayGoByOtherCarriers(lines: readonly CartLine[]): Outcome<null, DeliveryKindRefusal> {
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
