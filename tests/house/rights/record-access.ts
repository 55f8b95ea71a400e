import type { ShopCalls } from '../../../contract/shop/calls.ts'
import { good } from '../../support/order-shop.ts'
import type { Ids, RecordKind } from './records.ts'

type Body = Record<string, unknown>

/** A record that a call names, and a body with which its owner may make the call. */
export type RecordAccess = {
  record: RecordKind
  /** In the address by default; else the member of the body or query that names it. */
  named?: { body: string } | { query: string }
  /** A record of the caller's own in the address, where the foreign one is named elsewhere. */
  own?: RecordKind
  body?: Body
  query?: Ids
  /** The owner's status, where the call is refused for another reason. */
  owner?: number
}

/** The call is public, about the caller alone, or opened by a secret in it. */
const noRecord = 'no record'
const accessTo = (record: RecordKind, rest: Omit<RecordAccess, 'record'> = {}): RecordAccess[] => [
  { record, ...rest },
]
const day = { delivery_date: '2026-11-24' }

/** Every call of the contract, classified: a new one does not compile until it stands here. */
export const recordAccess: Record<keyof ShopCalls, typeof noRecord | RecordAccess[]> = {
  listCategories: noRecord,
  readGood: noRecord,
  readGoodByLink: noRecord,
  listGoods: noRecord,
  suggestGoods: noRecord,
  lastOrderedGoods: noRecord,
  listBanners: noRecord,
  askBackInStock: noRecord,
  listAwaitedGoods: noRecord,
  askBackInStockByEmail: noRecord,

  readActiveCart: noRecord,
  findActiveCart: noRecord,
  createCart: noRecord,
  repeatLastOrder: accessTo('order', { named: { body: 'order_id' } }),
  orderAgain: accessTo('order', { named: { body: 'order_id' } }),
  readLastTime: noRecord,
  readOrderRefund: accessTo('order'),
  refundOrder: accessTo('order', { owner: 409 }),
  previewAddToOrder: accessTo('cart', { owner: 409 }),
  takeOutOfOrder: accessTo('order', {
    owner: 409,
    body: { version: 1, notes: '', lines: [{ good_id: good.tea, order: 1, return: 0 }] },
  }),
  changeCart: [
    ...accessTo('cart', { body: { notes: 'Zvanīt' } }),
    ...accessTo('address', { named: { body: 'address_id' }, own: 'cart' }),
  ],
  listCartItems: accessTo('cart'),
  changeCartItem: accessTo('cart', { body: { good_id: good.tea, order: 1 } }),
  removeCartItem: accessTo('line'),
  activatePromo: noRecord,
  removePromo: noRecord,

  createGuest: noRecord,
  readUser: noRecord,
  readOpenTopUp: noRecord,
  readPayLink: noRecord,
  startLinkPayment: noRecord,
  readLinkPayment: noRecord,
  linkCallback: noRecord,
  listTransactions: noRecord,
  listAccountEvents: noRecord,
  readBalanceHistory: noRecord,
  giveConsent: noRecord,
  readMessageChoices: noRecord,
  chooseMessages: noRecord,
  addPushDevice: noRecord,
  removePushDevice: accessTo('pushDevice'),
  readMailSubscription: noRecord,
  changeMailSubscription: noRecord,
  stateWithdrawal: noRecord,
  confirmWithdrawal: noRecord,
  confirmWithdrawalAddress: noRecord,
  takeLinksBack: noRecord,

  listBottles: noRecord,
  disputeBottles: accessTo('bottles', {
    body: { delivered: 1, returned: 0, comment: 'Bija viena' },
  }),
  listRentedGoods: noRecord,
  readOrderInvoice: accessTo('invoice'),
  readTransactionInvoice: accessTo('transaction'),
  readBillFile: accessTo('paper'),
  listBills: noRecord,

  placeOrder: accessTo('cart'),
  addToOrder: accessTo('cart', { owner: 409 }),
  convertCartToAutoship: accessTo('cart'),
  readOrderCopy: accessTo('copy'),
  processOrderCopy: [
    ...accessTo('copy', { body: {} }),
    ...accessTo('address', { named: { body: 'address_id' }, own: 'copy' }),
  ],
  deleteOrderCopy: accessTo('copy'),
  listOrders: noRecord,
  listOrdersInProgress: noRecord,
  listUnconfirmedOrders: noRecord,
  readDeliveryCalendar: noRecord,
  readOrder: accessTo('order'),
  trackOrder: accessTo('order'),
  readPaysWith: accessTo('order'),
  readFeedback: accessTo('order'),
  rateDelivery: accessTo('order', { owner: 409, body: { stars: 5, comment: '' } }),
  reportFault: accessTo('order', { owner: 409, body: { good_id: good.tea, comment: 'Saplēsts' } }),
  readFeedbackByKey: noRecord,
  rateDeliveryByKey: noRecord,
  setPaysWith: accessTo('order', { body: { pays_with: 50 } }),
  listOfficeActsOfOrder: accessTo('order'),
  listOfficeActsOfAutoship: accessTo('autoship'),
  changeOrder: accessTo('order', { body: { confirmed: 1 } }),
  cancelOrder: accessTo('order'),
  takeOrderBack: accessTo('order', { owner: 409 }),
  copyOrderToCart: accessTo('order'),
  moveOrder: accessTo('order', { body: day }),
  readOrderByKey: noRecord,
  confirmOrderByKey: noRecord,

  listAutoships: noRecord,
  createAutoship: noRecord,
  readAutoship: accessTo('autoship'),
  changeAutoship: [
    ...accessTo('autoship', { body: { notes: 'Zvanīt' } }),
    ...accessTo('address', { named: { body: 'address_id' }, own: 'autoship' }),
  ],
  removeAutoship: accessTo('autoship'),
  cloneAutoship: accessTo('autoship'),
  processAutoship: accessTo('autoship'),
  readNextDelivery: accessTo('autoship'),
  listAutoshipItems: accessTo('autoship'),
  changeAutoshipItem: accessTo('autoship', { body: { good_id: good.tea, order: 1 } }),
  removeAutoshipItem: accessTo('autoshipLine'),
  listAutoshipOffers: accessTo('cart'),
  readAutoshipDiary: accessTo('running', { named: { query: 'autoship_id' } }),
  skipDelivery: accessTo('delivery'),
  unskipDelivery: accessTo('delivery'),
  moveDelivery: accessTo('delivery', { body: { delivery_date: '2027-02-03' } }),
  changeDeliveryItem: accessTo('delivery', { body: { good_id: good.honey, order: 1 } }),
  // of a new customer nothing is known yet, so there is nothing to answer
  answerEnoughUntil: accessTo('delivery', { body: { answer: 'fine' }, owner: 409 }),
  pauseAutoships: noRecord,
  endPause: noRecord,
  undoAutoshipChange: noRecord,
  listDayProposals: noRecord,
  answerDayProposal: accessTo('proposal', { body: { answer: 'accept' } }),
  readDeliveryByKey: noRecord,
  changeDeliveryByKey: noRecord,

  listPaymentMethods: noRecord,
  listPaymentWays: noRecord,
  startTopUp: noRecord,
  readTempTransaction: accessTo('payment'),
  topUpCallback: noRecord,
  orderCallback: noRecord,
  readDeposit: noRecord,
  askDepositRefund: noRecord,
  withdrawDepositRefund: noRecord,

  logIn: noRecord,
  logOut: noRecord,
  changePassword: accessTo('user', {
    body: { password: 'zaļais dzērvenājs', paswordRepeat: 'zaļais dzērvenājs' },
  }),
  requestPasswordReset: noRecord,
  resetPassword: noRecord,
  listSessions: noRecord,
  endSession: accessTo('session'),
  lookUpEmail: noRecord,
  requestLogInLink: noRecord,
  logInByLink: noRecord,
  requestLogInPasskey: noRecord,
  logInByPasskey: noRecord,
  registerWithoutPassword: noRecord,
  listLogInWays: noRecord,
  startOwnPasskey: noRecord,
  addOwnPasskey: noRecord,
  removeOwnPasskey: accessTo('passkey'),
  endOtherSessions: noRecord,
  startEmailChange: noRecord,
  resendEmailConfirmation: noRecord,
  confirmEmailChange: noRecord,
  saveUser: accessTo('user', { body: { name_surname: 'Anna Kalniņa' } }),
  chooseLanguage: noRecord,
  listPersonTypes: noRecord,
  listReferences: noRecord,
  downloadMyData: noRecord,
  deleteAccount: noRecord,

  listCities: noRecord,
  listRegions: noRecord,
  listAddresses: noRecord,
  readAddress: accessTo('address'),
  createAddress: noRecord,
  changeAddress: accessTo('address', { body: { notes: 'Kods 24' } }),
  removeAddress: accessTo('address'),
  readDeliveryTypes: accessTo('address'),
  readShopRules: noRecord,
  listZones: noRecord,
  completeAddress: noRecord,
}
