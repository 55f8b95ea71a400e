import type { deedCalls } from '../contract/office/deeds.ts'
import { dayOf } from '../domain/calendar.ts'
import type { Deed, Deeds } from './actions/deed.ts'
import { doAct, wantedOf } from './actions/do-act.ts'
import type { AppWithDb } from './app-context.ts'
import { cancelOrderDeed, confirmOrderDeed, releaseOrderDeed } from './autoship/order-deeds.ts'
import { bookExpenseDeed, nameLineDeed, unmatchLineDeed } from './bank/bank-deeds.ts'
import { askPayerDeed } from './bank/ask-payer.ts'
import { splitLineDeed } from './bank/split-deed.ts'
import { changeCalendarDeed, undoCalendarChangeDeed } from './autoship/proposals/calendar-deeds.ts'
import { debtDeeds } from './debts/debt-deeds.ts'
import { remindDebtorDeed, writeOffDebtDeed } from './debts/money-deeds.ts'
import { answerFeedbackDeed } from './feedback/answer-deed.ts'
import { grantCreditDeed } from './customers/credit-deed.ts'
import { customerDeeds } from './customer-deeds.ts'
import { closeDayDeed, delayClosingDeed, endClosingDelayDeed } from './dispatch/closing-deeds.ts'
import { moveOrderDeed } from './dispatch/move-order-deed.ts'
import {
  addVehicleDeed,
  changeVehicleDeed,
  restoreVehicleDeed,
  retireVehicleDeed,
} from './dispatch/runs/vehicle-deeds.ts'
import { correctBalanceDeed, giveGoodwillDeed } from './ledger/balance-deeds.ts'
import { handInDeeds } from './hand-in-deeds.ts'
import { onBehalfDeeds } from './on-behalf-deeds.ts'
import { limitZoneDeed } from './orders/zone-deeds.ts'
import type { Handlers } from './platform/http/mount.ts'
import {
  exportTransfersDeed,
  refundToAccountDeed,
  refundToBankDeed,
} from './refunds/refund-deeds.ts'
import { refundLineDeed, refundLineToBankDeed } from './refunds/line-deeds.ts'
import { replaceFileDeed } from './refunds/replace-file.ts'
import { nameTransferDeed } from './refunds/transfer-deed.ts'
import { awaitPaymentDeed, payAwaitedDeed } from './orders/awaited-deeds.ts'
import { changeSettingDeed, takeSettingBackDeed } from './settings/setting-deeds.ts'
import { countStockDeed } from './stock/count-deed.ts'
import { receiveStockDeed, writeOffStockDeed } from './stock/movement-deeds.ts'
import { outlineZoneDeed } from './territory/outline-deed.ts'
import { pinAddressDeed } from './territory/register/pin-deed.ts'

const byName = (list: readonly Deed<unknown>[]): Deeds =>
  Object.fromEntries(list.map((deed) => [deed.name, deed]))

/** The deeds of all rooms: what a stored name, of an undoing or a request, stands for. */
export const deeds = byName([
  moveOrderDeed,
  cancelOrderDeed,
  releaseOrderDeed,
  correctBalanceDeed,
  giveGoodwillDeed,
  grantCreditDeed,
  countStockDeed,
  receiveStockDeed,
  writeOffStockDeed,
  changeSettingDeed,
  takeSettingBackDeed,
  ...handInDeeds,
  ...onBehalfDeeds,
  ...customerDeeds,
  nameLineDeed,
  bookExpenseDeed,
  splitLineDeed,
  askPayerDeed,
  unmatchLineDeed,
  nameTransferDeed,
  exportTransfersDeed,
  replaceFileDeed,
  refundLineDeed,
  refundLineToBankDeed,
  refundToAccountDeed,
  refundToBankDeed,
  ...debtDeeds,
  remindDebtorDeed,
  writeOffDebtDeed,
  changeCalendarDeed,
  undoCalendarChangeDeed,
  confirmOrderDeed,
  payAwaitedDeed,
  awaitPaymentDeed,
  closeDayDeed,
  delayClosingDeed,
  endClosingDelayDeed,
  limitZoneDeed,
  outlineZoneDeed,
  addVehicleDeed,
  changeVehicleDeed,
  retireVehicleDeed,
  restoreVehicleDeed,
  pinAddressDeed,
  answerFeedbackDeed,
])

type DeedHandlers = Handlers<typeof deedCalls>

/** The calls of the office that are deeds. */
export const deedRoutes = (app: AppWithDb): DeedHandlers => ({
  ...orderHandlers(app),
  ...balanceHandlers(app),
  ...stockHandlers(app),
})

const orderHandlers = (
  app: AppWithDb,
): Pick<DeedHandlers, 'moveOrders' | 'cancelOrders' | 'releaseOrders'> => ({
  moveOrders: ({ by, query, body, caller }) => {
    const { orderIds, reason } = body
    const move = { day: dayOf(body.day), ...(reason !== undefined && { reason }) }
    const rows = orderIds.map((orderId) => ({ orderId, ...move }))
    return doAct(app, by, { deed: moveOrderDeed, rows }, wantedOf(query, body, caller))
  },
  cancelOrders: ({ by, query, body, caller }) => {
    const { orderIds, reason, evenLocked } = body
    const rows = orderIds.map((orderId) => ({ orderId, reason, evenLocked }))
    return doAct(app, by, { deed: cancelOrderDeed, rows }, wantedOf(query, body, caller))
  },
  releaseOrders: ({ by, query, body, caller }) => {
    const { orderIds, reason } = body
    const rows = orderIds.map((orderId) => ({ orderId, reason }))
    return doAct(app, by, { deed: releaseOrderDeed, rows }, wantedOf(query, body, caller))
  },
})

const balanceHandlers = (
  app: AppWithDb,
): Pick<DeedHandlers, 'correctBalance' | 'giveGoodwill' | 'grantCredit'> => ({
  correctBalance: ({ by, params: { id: customerId }, query, body, caller }) => {
    const { account, cents, reason } = body
    const rows = [{ customerId, account, cents, reason }]
    return doAct(app, by, { deed: correctBalanceDeed, rows }, wantedOf(query, body, caller))
  },
  giveGoodwill: ({ by, params: { id: customerId }, query, body, caller }) => {
    const { account, cents, reason } = body
    const rows = [{ customerId, account, cents, reason }]
    return doAct(app, by, { deed: giveGoodwillDeed, rows }, wantedOf(query, body, caller))
  },
  grantCredit: ({ by, params: { id: customerId }, query, body, caller }) => {
    const { creditLimitCents, payLater, reason } = body
    const rows = [{ customerId, creditLimitCents, payLater, reason }]
    return doAct(app, by, { deed: grantCreditDeed, rows }, wantedOf(query, body, caller))
  },
})

const stockHandlers = (
  app: AppWithDb,
): Pick<DeedHandlers, 'countStock' | 'receiveStock' | 'writeOffStock'> => ({
  countStock: ({ by, params: { id: goodId }, query, body, caller }) => {
    const { pieces, reason } = body
    const rows = [{ goodId, pieces, reason }]
    return doAct(app, by, { deed: countStockDeed, rows }, wantedOf(query, body, caller))
  },
  receiveStock: ({ by, params: { id: goodId }, query, body, caller }) => {
    const { pieces, reason } = body
    const rows = [{ goodId, pieces, reason }]
    return doAct(app, by, { deed: receiveStockDeed, rows }, wantedOf(query, body, caller))
  },
  writeOffStock: ({ by, params: { id: goodId }, query, body, caller }) => {
    const { pieces, reason } = body
    const rows = [{ goodId, pieces, reason }]
    return doAct(app, by, { deed: writeOffStockDeed, rows }, wantedOf(query, body, caller))
  },
})
