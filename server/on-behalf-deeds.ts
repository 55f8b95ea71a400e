import type { onBehalfCalls } from '../contract/office/on-behalf.ts'
import { dayOf } from '../domain/calendar.ts'
import type { Deed } from './actions/deed.ts'
import { doAct, wantedOf } from './actions/do-act.ts'
import type { AppWithDb } from './app-context.ts'
import { undoAutoshipDeed } from './autoship/office/autoship-deed.ts'
import {
  changeDeliveryLineDeed,
  moveDeliveryDeed,
  skipDeliveryDeed,
  unskipDeliveryDeed,
} from './autoship/office/delivery-deeds.ts'
import {
  changeAutoshipDeed,
  changeAutoshipLineDeed,
  endAutoshipDeed,
  endPauseDeed,
  pauseAutoshipsDeed,
} from './autoship/office/plan-deeds.ts'
import { moveHomeDeed } from './autoship/office/move-home-deed.ts'
import {
  addAddressDeed,
  changeAddressDeed,
  changeContactDeed,
  removeAddressDeed,
} from './customers/contact-deeds.ts'
import { answerDisputeDeed, recountDisputeDeed } from './dispatch/dispute-deeds.ts'
import { correctDeliveryDeed, moveDeliveryToOtherDeed } from './dispatch/correction-deeds.ts'
import { changePriceDeed } from './dispatch/price-deed.ts'
import { addOrderLateDeed } from './dispatch/runs/late-deed.ts'
import { editOrderDeed, placeOrderDeed, sendPayLinkDeed } from './orders/on-behalf-deeds.ts'
import type { Handlers } from './platform/http/mount.ts'

/** What the office does in the name of a customer. */
export const onBehalfDeeds: readonly Deed<unknown>[] = [
  placeOrderDeed,
  editOrderDeed,
  sendPayLinkDeed,
  addOrderLateDeed,
  moveDeliveryDeed,
  skipDeliveryDeed,
  unskipDeliveryDeed,
  changeDeliveryLineDeed,
  pauseAutoshipsDeed,
  endPauseDeed,
  changeAutoshipDeed,
  changeAutoshipLineDeed,
  endAutoshipDeed,
  undoAutoshipDeed,
  addAddressDeed,
  moveHomeDeed,
  removeAddressDeed,
  changeAddressDeed,
  changeContactDeed,
  answerDisputeDeed,
  recountDisputeDeed,
  correctDeliveryDeed,
  changePriceDeed,
  moveDeliveryToOtherDeed,
]

type OnBehalf = Handlers<typeof onBehalfCalls>

export const onBehalfRoutes = (app: AppWithDb): OnBehalf => ({
  ...orderHandlers(app),
  ...deliveryHandlers(app),
  ...autoshipHandlers(app),
  ...contactHandlers(app),
})

type Named<Name extends keyof OnBehalf> = Pick<OnBehalf, Name>

const orderHandlers = (
  app: AppWithDb,
): Named<'placeOrderFor' | 'editOrderFor' | 'addOrderLate' | 'sendPaymentLink'> => ({
  placeOrderFor: ({ by, params: { id: customerId }, query, body, caller }) => {
    const { previewHash: _hash, ask: _ask, day, ...order } = body
    const rows = [{ ...order, customerId, day: day === undefined ? day : dayOf(day) }]
    return doAct(app, by, { deed: placeOrderDeed, rows }, wantedOf(query, body, caller))
  },
  editOrderFor: ({ by, params: { id: orderId }, query, body, caller }) => {
    const { lines, addressId, notes } = body
    const rows = [{ orderId, lines, addressId, notes }]
    return doAct(app, by, { deed: editOrderDeed, rows }, wantedOf(query, body, caller))
  },
  addOrderLate: ({ by, params: { id: orderId }, query, body, caller }) => {
    const { runId, reason, driverAgreed } = body
    const rows = [{ orderId, runId, reason, driverAgreed }]
    return doAct(app, by, { deed: addOrderLateDeed, rows }, wantedOf(query, body, caller))
  },
  sendPaymentLink: ({ by, params: { id: customerId }, query, body, caller }) => {
    const { orderId, cents } = body
    const rows = [{ customerId, orderId, cents }]
    return doAct(app, by, { deed: sendPayLinkDeed, rows }, wantedOf(query, body, caller))
  },
})

const keyOf = ({ id: autoshipId, plannedOn }: { id: number; plannedOn: string }) => ({
  autoshipId,
  plannedOn: dayOf(plannedOn),
})

const deliveryHandlers = (
  app: AppWithDb,
): Named<
  'moveDeliveryFor' | 'skipDeliveryFor' | 'unskipDeliveryFor' | 'changeDeliveryLineFor'
> => ({
  moveDeliveryFor: ({ by, params, query, body, caller }) => {
    const rows = [{ ...keyOf(params), day: dayOf(body.day), wholeSeries: body.wholeSeries }]
    return doAct(app, by, { deed: moveDeliveryDeed, rows }, wantedOf(query, body, caller))
  },
  skipDeliveryFor: ({ by, params, query, body, caller }) =>
    doAct(
      app,
      by,
      { deed: skipDeliveryDeed, rows: [keyOf(params)] },
      wantedOf(query, body, caller),
    ),
  unskipDeliveryFor: ({ by, params, query, body, caller }) => {
    const rows = [keyOf(params)]
    return doAct(app, by, { deed: unskipDeliveryDeed, rows }, wantedOf(query, body, caller))
  },
  changeDeliveryLineFor: ({ by, params, query, body, caller }) => {
    const { goodId, ordered, returned } = body
    const rows = [{ ...keyOf(params), goodId, ordered, returned }]
    return doAct(app, by, { deed: changeDeliveryLineDeed, rows }, wantedOf(query, body, caller))
  },
})

const autoshipHandlers = (
  app: AppWithDb,
): Named<
  | 'pauseAutoshipsFor'
  | 'endPauseFor'
  | 'changeAutoshipFor'
  | 'changeAutoshipLineFor'
  | 'endAutoshipFor'
> => ({
  pauseAutoshipsFor: ({ by, params: { id: customerId }, query, body, caller }) => {
    const rows = [{ customerId, from: dayOf(body.from), to: dayOf(body.to) }]
    return doAct(app, by, { deed: pauseAutoshipsDeed, rows }, wantedOf(query, body, caller))
  },
  endPauseFor: ({ by, params: { id: customerId }, query, body, caller }) =>
    doAct(app, by, { deed: endPauseDeed, rows: [{ customerId }] }, wantedOf(query, body, caller)),
  changeAutoshipFor: ({ by, params: { id: autoshipId }, query, body, caller }) => {
    const { addressId, day, frequencyWeeks, notes, isActive } = body
    const plan = { addressId, frequencyWeeks, notes, isActive }
    const rows = [{ autoshipId, ...plan, day: day === undefined ? day : dayOf(day) }]
    return doAct(app, by, { deed: changeAutoshipDeed, rows }, wantedOf(query, body, caller))
  },
  changeAutoshipLineFor: ({ by, params: { id: autoshipId }, query, body, caller }) => {
    const { goodId, ordered, returned } = body
    const rows = [{ autoshipId, goodId, ordered, returned }]
    return doAct(app, by, { deed: changeAutoshipLineDeed, rows }, wantedOf(query, body, caller))
  },
  endAutoshipFor: ({ by, params: { id: autoshipId }, query, body, caller }) =>
    doAct(
      app,
      by,
      { deed: endAutoshipDeed, rows: [{ autoshipId }] },
      wantedOf(query, body, caller),
    ),
})

const contactHandlers = (
  app: AppWithDb,
): Named<'addAddressFor' | 'changeAddressFor' | 'changeContactFor'> => ({
  addAddressFor: ({ by, params: { id: customerId }, query, body, caller }) => {
    const { previewHash: _hash, ask: _ask, ...address } = body
    const rows = [{ customerId, ...address }]
    return doAct(app, by, { deed: addAddressDeed, rows }, wantedOf(query, body, caller))
  },
  changeAddressFor: ({ by, params: { id: customerId, addressId }, query, body, caller }) => {
    const { previewHash: _hash, ask: _ask, ...change } = body
    const rows = [{ customerId, addressId, ...change }]
    return doAct(app, by, { deed: changeAddressDeed, rows }, wantedOf(query, body, caller))
  },
  changeContactFor: ({ by, params: { id: customerId }, query, body, caller }) => {
    const { name, phone, language } = body
    const rows = [{ customerId, name, phone, language }]
    return doAct(app, by, { deed: changeContactDeed, rows }, wantedOf(query, body, caller))
  },
})
