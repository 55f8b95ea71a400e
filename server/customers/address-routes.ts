import { deliveryTypes } from '../../contract/shop/vocabularies/delivery-types.ts'
import type { Address as AddressAnswer, addressCalls } from '../../contract/shop/addresses.ts'
import { flag } from '../../contract/shared/scalars.ts'
import type { Cart } from '../../contract/shop/cart-record.ts'
import type { Language, Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import type { DeliveryKind } from '../../domain/territory/delivery-kind.ts'
import { formatDayList, formatMonthDayList, monthDayOf } from '../../domain/calendar/day-lists.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import { type Address, addressesOf, deliveryText, ownAddress } from './addresses.ts'
import {
  addAddress,
  changeAddress,
  type IsAddressInUse,
  removeAddress,
} from './change-addresses.ts'
import type { AppWithDb } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { regionDays, regionRoute } from '../territory/region-days.ts'
import { sortByNearness, parcelMachinesByTown } from '../parcels/parcel-machines.ts'
import { placeOfAddress } from '../territory/place-of-address.ts'
import { listCities, listRegions } from '../territory/regions.ts'

/** The cart's room decides which ways of delivery its lines allow; `app.ts` passes it in. */
type OfferDelivery = (query: {
  customerId: number
  address: Address
  language: Language
}) => Promise<{ types: Cart['delivery_types']; chosen: DeliveryKind }>

export function addressRoutes(
  app: AppWithDb,
  offerDelivery: OfferDelivery,
  isAddressInUse: IsAddressInUse,
): Handlers<typeof addressCalls> {
  const { db } = app
  return {
    listCities: async () => done({ data: { data: await listCities(db) } }),
    listRegions: async () => done({ data: { data: await regionAnswers(db) } }),
    listAddresses: async ({ caller }) =>
      done({ data: { data: await addressAnswers(app, await addressesOf(db, caller.customerId)) } }),
    readAddress: ({ caller: { customerId }, params }) =>
      savedAnswer(app, customerId, done(params.id)),
    createAddress: async ({ caller: { customerId }, by, body }) => {
      const added = await audited(app, by, 'customers.add_address', customerId, (tx) =>
        addAddress(app, tx, customerId, body),
      )
      return savedAnswer(app, customerId, added)
    },
    changeAddress: async ({ caller: { customerId }, by, params: { id }, body }) => {
      const changed = await audited(app, by, 'customers.address', customerId, (tx) =>
        changeAddress(tx, customerId, id, body),
      )
      return savedAnswer(app, customerId, changed.ok ? done(id) : changed)
    },
    removeAddress: async ({ caller: { customerId }, by, params: { id } }) => {
      const removed = await audited(app, by, 'customers.remove_address', customerId, (tx) =>
        removeAddress(app, tx, customerId, id, isAddressInUse),
      )
      return removed.ok ? done({ data: null }) : removed
    },
    readDeliveryTypes: ({ caller, params }) =>
      deliveryTypesAnswer(app, offerDelivery, caller, params.id),
  }
}

async function regionAnswers(db: AppWithDb['db']) {
  const regions = await listRegions(db)
  return regions.map(({ id, name, cityId, ourCourier }) => ({
    id,
    name,
    city_id: cityId,
    is_ours: flag(ourCourier),
  }))
}

/** What customers do to their addresses themselves; that of staff is audited by its deed. */
const audited = <Value>(
  app: AppWithDb,
  by: Actor,
  action: string,
  customerId: number,
  work: (tx: Tx) => Promise<Outcome<Value, Refusal>>,
) =>
  inTransaction(app.db, async (tx) => {
    const outcome = await work(tx)
    if (outcome.ok) await audit(app, tx, by, { action, customerId })
    return outcome
  })

async function savedAnswer(
  app: AppWithDb,
  customerId: number,
  saved: Outcome<number, Refusal>,
): Promise<Outcome<{ data: AddressAnswer }, Refusal>> {
  if (!saved.ok) return saved
  const address = await ownAddress(app.db, customerId, saved.value)
  return address ? done({ data: await addressAnswer(app, address) }) : refuse({ code: 'not_found' })
}

/** The ways of delivery to an address for the active cart; the chosen one, or the first open. */
async function deliveryTypesAnswer(
  app: AppWithDb,
  offerDelivery: OfferDelivery,
  { customerId, language }: { customerId: number; language: Language },
  addressId: number,
) {
  const all = await addressesOf(app.db, customerId)
  const address = all.find(({ id }) => id === addressId)
  if (!address) return refuse({ code: 'not_found' as const })
  const { types, chosen } = await offerDelivery({ customerId, address, language })
  const chosenId = deliveryTypes.numberOf(chosen)
  const open = types.filter((type) => type.is_open === 1)
  const best = open.find((type) => type.id === chosenId) ?? open[0]
  const place = await placeOfAddress(app.db, addressId)
  const machines = sortByNearness(await parcelMachinesByTown(app.db), { ...address, place })
  return done({
    data: types.map((type) => ({
      ...type,
      parcel_machine_locations: deliveryTypes.nameOf(type.id) === 'parcelMachine' ? machines : [],
    })),
    addresses: await addressAnswers(app, all),
    address_id: address.id,
    delivery_type_id: best?.id ?? chosenId,
    extra_delivery: best?.price ?? 0,
    place: place ?? null,
  })
}

const addressAnswers = (app: AppWithDb, addresses: Address[]) =>
  Promise.all(addresses.map((address) => addressAnswer(app, address)))

/** The API's record of an address, with the days of its route. */
async function addressAnswer(app: AppWithDb, address: Address): Promise<AddressAnswer> {
  const days = await regionDays(app, address.regionId)
  const { route } = (await regionRoute(app, address.regionId)) ?? {}
  const fullDates = days?.fullDates ?? []
  const fullMonthDays = fullDates.map(monthDayOf)
  return {
    id: address.id,
    full_address: deliveryText(address),
    is_legal_address: address.isLegal ? 1 : 0,
    city: address.cityId,
    city_label: address.cityName,
    region: address.shownRegionId,
    region_label: address.regionName,
    street: address.street,
    house_no: address.houseNo,
    flat_no: address.flatNo,
    postcode: address.postcode ?? '',
    phone: address.phone ?? '',
    notes: address.notes,
    frequency: route?.frequencyWeeks ?? 0,
    weekdays: [...(route?.weekdays ?? [])],
    allowed_dates: formatDayList(days?.allowedDates ?? []),
    allowed_weekends: formatMonthDayList(
      (days?.allowedWeekends ?? []).filter((day) => !fullMonthDays.includes(day)),
    ),
    forbidden_working_days: formatMonthDayList([
      ...new Set([...(days?.forbiddenWorkingDays ?? []), ...fullMonthDays]),
    ]),
    full_dates: formatDayList(fullDates),
    deliveryType: { is_courier_service: address.isInOurZones ? 1 : 0 },
  }
}
