import { addressCompletionCalls } from './added/address-completion.ts'
import { backInStockCalls } from './added/back-in-stock.ts'
import { logInWayCalls } from './added/log-in-ways.ts'
import { addingToOrderCalls } from './added/adding-to-order.ts'
import { orderingAgainCalls } from './added/ordering-again.ts'
import { orderRefundCalls } from './added/order-refund.ts'
import { feedbackCalls } from './added/feedback.ts'
import { officeActCalls } from './added/office-acts.ts'
import { payLinkCalls } from './added/pay-links.ts'
import { paymentWayCalls } from './added/payment-ways.ts'
import { passkeyCalls } from './added/passkeys.ts'
import { paysWithCalls } from './added/pays-with.ts'
import { pushCalls } from './added/push.ts'
import { trackingCalls } from './added/tracking.ts'
import { addressCalls } from './addresses.ts'
import { autoshipCalls } from './autoship.ts'
import { autoshipLinkCalls } from './autoship-links.ts'
import { autoshipProposalCalls } from './autoship-proposals.ts'
import { autoshipScheduleCalls } from './autoship-schedule.ts'
import { cartCalls } from './cart.ts'
import { catalogueCalls } from './catalogue.ts'
import { customerCalls } from './customers.ts'
import { depositCalls } from './deposits.ts'
import { bottleCalls } from './bottles.ts'
import { ledgerCalls } from './ledger.ts'
import { notificationCalls } from './notifications.ts'
import { documentCalls } from './documents.ts'
import { orderCalls } from './orders.ts'
import { paymentCalls } from './payments.ts'
import { logInCalls } from './log-in.ts'
import { privacyCalls } from './privacy.ts'
import { profileCalls } from './profile.ts'
import { shopRuleCalls } from './shop-rules.ts'

/** Every call of the shop, by name. */
export const calls = {
  ...catalogueCalls,
  ...cartCalls,
  ...customerCalls,
  ...ledgerCalls,
  ...notificationCalls,
  ...bottleCalls,
  ...documentCalls,
  ...orderCalls,
  ...trackingCalls,
  ...officeActCalls,
  ...orderingAgainCalls,
  ...addingToOrderCalls,
  ...orderRefundCalls,
  ...paysWithCalls,
  ...feedbackCalls,
  ...pushCalls,
  ...autoshipCalls,
  ...autoshipScheduleCalls,
  ...autoshipProposalCalls,
  ...autoshipLinkCalls,
  ...paymentCalls,
  ...payLinkCalls,
  ...paymentWayCalls,
  ...depositCalls,
  ...logInCalls,
  ...logInWayCalls,
  ...passkeyCalls,
  ...backInStockCalls,
  ...profileCalls,
  ...privacyCalls,
  ...addressCalls,
  ...addressCompletionCalls,
  ...shopRuleCalls,
}

export type ShopCalls = typeof calls
