import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import { DeliveryTypeId, OfferedDeliveryType } from './cart-record.ts'
import { data, dataData, Euros, Flag, Id, IdText, printedText, text } from '../shared/scalars.ts'

/** A new address. Region and street may be null, so that the verb reports all problems at once. */
export const NewAddress = z.object({
  city: Id.nullish(),
  region: Id.nullish(),
  street: printedText(120).nullish(),
  house_no: printedText(20).nullish(),
  flat_no: printedText(20).nullish(),
  postcode: printedText(12).nullish(),
  phone: text(30).nullish(),
  notes: printedText(1_000).nullish(),
  is_legal_address: Flag.optional(),
})
export type NewAddress = z.output<typeof NewAddress>

/** The place itself cannot change. Other fields of a whole record are ignored. */
export const AddressChange = z.object({
  phone: text(30).nullish(),
  notes: printedText(1_000).nullish(),
  is_legal_address: Flag.optional(),
})
export type AddressChange = z.output<typeof AddressChange>

export const Address = z
  .object({
    id: Id,
    full_address: z.string(),
    is_legal_address: Flag,
    city: Id,
    city_label: z.string(),
    region: Id,
    region_label: z.string(),
    street: z.string(),
    house_no: z.string(),
    flat_no: z.string(),
    postcode: z.string(),
    phone: z.string(),
    notes: z.string(),
    /** Weeks between the runs of the route; 0 where our courier does not go. */
    frequency: z.int().min(0).max(8),
    /** ISO weekdays of the route. */
    weekdays: z.array(z.int().min(1).max(7)),
    /** `24-11-2026;1-12-2026`; empty when every day from Monday to Saturday is served. */
    allowed_dates: z.string(),
    /** `24-12;31-12`. */
    allowed_weekends: z.string(),
    forbidden_working_days: z.string(),
    /** Among the forbidden days and left out of the weekends: those that can take nothing more. */
    full_dates: z.string(),
    deliveryType: z.object({ is_courier_service: Flag }),
  })
  .meta({ id: 'Address' })
export type Address = z.output<typeof Address>

export const ParcelMachine = z
  .object({
    id: Id,
    carrier: z.string(),
    name: z.string(),
    address: z.string(),
    city: z.string(),
    postcode: z.string(),
    hours: z.string(),
    latitude: z.number(),
    longitude: z.number(),
  })
  .meta({ id: 'ParcelMachine' })
export type ParcelMachine = z.output<typeof ParcelMachine>

/** A delivery type for an address and the active cart, with its price or the reason against it. */
export const DeliveryTypeOption = OfferedDeliveryType.extend({
  parcel_machine_locations: z.array(ParcelMachine),
})

const AddressId = z.object({ id: IdText })

export const addressCalls = callTable({
  listCities: {
    method: 'GET',
    path: '/city',
    summary: 'Cities and municipalities',
    audience: 'anyone',
    answer: dataData(z.array(z.object({ id: Id, name: z.string() }))),
  },
  listRegions: {
    method: 'GET',
    path: '/region',
    summary:
      'Neighbourhoods, towns and villages, each of a city; ours says whether our courier goes there',
    audience: 'anyone',
    answer: dataData(z.array(z.object({ id: Id, name: z.string(), city_id: Id, is_ours: Flag }))),
  },
  listAddresses: {
    method: 'GET',
    path: '/address',
    summary: 'The customer’s addresses, the legal one first',
    audience: 'token',
    answer: dataData(z.array(Address)),
  },
  readAddress: {
    method: 'GET',
    path: '/address/:id',
    summary: 'One address with the days of its route',
    audience: 'token',
    params: AddressId,
    answer: data(Address),
    refusals: ['not_found'],
  },
  createAddress: {
    method: 'POST',
    path: '/address',
    summary: 'Adds an address; the first one is the legal one',
    audience: 'customer',
    body: NewAddress,
    answer: data(Address),
    refusals: ['too_many_addresses'],
  },
  changeAddress: {
    method: 'POST',
    path: '/address/:id',
    summary: 'Changes phone, notes, or makes it the legal address',
    audience: 'customer',
    params: AddressId,
    body: AddressChange,
    answer: data(Address),
    refusals: ['not_found', 'legal_address_stays'],
  },
  removeAddress: {
    method: 'DELETE',
    path: '/address/:id',
    summary: 'Removes an address, except the legal and the last one',
    audience: 'customer',
    params: AddressId,
    answer: data(z.null()),
    refusals: ['not_found', 'legal_address_stays', 'last_address_stays', 'address_is_awaited'],
  },
  readDeliveryTypes: {
    method: 'GET',
    path: '/addressdeliverytype/:id',
    summary: 'The ways of delivery to an address for the active cart, and why one is missing',
    audience: 'customer',
    params: AddressId,
    answer: z.object({
      data: z.array(DeliveryTypeOption),
      addresses: z.array(Address),
      address_id: Id,
      delivery_type_id: DeliveryTypeId,
      extra_delivery: Euros,
      /** Where the address is; null where it is not known. */
      place: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
    }),
    refusals: ['not_found'],
  },
})
