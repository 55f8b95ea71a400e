import type { ShopCalls } from '../../../contract/shop/calls.ts'
import { good } from '../../support/order-shop.ts'
import type { Ids, RecordKind } from './records.ts'

type Body = Record<string, unknown>

/** A call that names somebody's record: which, and a body with which its owner may make it. */
export type Touch = {
  record: RecordKind
  /** In the address by default; else the member of the body or query that names it. */
  named?: { body: string } | { query: string }
  /** A record of the caller's own in the address, where the foreign one is named elsewhere. */
  own?: RecordKind
  body?: Body
  query?: Ids
  /** What its owner is told, where that is a "no" for another reason. */
  owner?: number
}

/** Nobody's record is named: the call is public, about the caller alone, or opened by a secret in it. */
const nobodys = 'nobody’s'
const by = (record: RecordKind, rest: Omit<Touch, 'record'> = {}): Touch[] => [{ record, ...rest }]
const day = { delivery_date: '2026-11-24' }

/** Every call of the contract, classified: a new one does not compile until it stands here. */
export const touched: Record<keyof ShopCalls, typeof nobodys | Touch[]> = {
  listCategories: nobodys,
  readGood: nobodys,
  readGoodByLink: nobodys,
  listGoods: nobodys,
  suggestGoods: nobodys,
  lastOrderedGoods: nobodys,
  listBanners: nobodys,
  askBackInStock: nobodys,

  readActiveCart: nobodys,
  createCart: nobodys,
  repeatLastOrder: by('order', { named: { body: 'order_id' } }),
  changeCart: [
    ...by('cart', { body: { notes: 'Zvanīt' } }),
    ...by('address', { named: { body: 'address_id' }, own: 'cart' }),
  ],
  listCartItems: by('cart'),
  changeCartItem: by('cart', { body: { good_id: good.tea, order: 1 } }),
  removeCartItem: by('line'),
  activatePromo: nobodys,
  removePromo: nobodys,

  createGuest: nobodys,
  readUser: nobodys,
  readOpenTopUp: nobodys,
  listTransactions: nobodys,
  readBalanceHistory: nobodys,
  giveConsent: nobodys,
  readMailSubscription: nobodys,
  changeMailSubscription: nobodys,
  stateWithdrawal: nobodys,
  confirmWithdrawal: nobodys,

  listBottles: nobodys,
  disputeBottles: by('bottles', { body: { delivered: 1, returned: 0, comment: 'Bija viena' } }),
  listRentedGoods: nobodys,
  readOrderInvoice: by('invoice'),
  readTransactionInvoice: by('transaction'),
  readBillFile: by('paper'),
  listBills: nobodys,

  placeOrder: by('cart'),
  addToOrder: by('cart', { owner: 409 }),
  convertCartToAutoship: by('cart'),
  readOrderCopy: by('copy'),
  processOrderCopy: [
    ...by('copy', { body: {} }),
    ...by('address', { named: { body: 'address_id' }, own: 'copy' }),
  ],
  deleteOrderCopy: by('copy'),
  listOrders: nobodys,
  listOrdersInProgress: nobodys,
  listUnconfirmedOrders: nobodys,
  readDeliveryCalendar: nobodys,
  readOrder: by('order'),
  changeOrder: by('order', { body: { confirmed: 1 } }),
  cancelOrder: by('order'),
  takeOrderBack: by('order', { owner: 409 }),
  copyOrderToCart: by('order'),
  moveOrder: by('order', { body: day }),
  readOrderByKey: nobodys,
  confirmOrderByKey: nobodys,

  listAutoships: nobodys,
  createAutoship: nobodys,
  readAutoship: by('autoship'),
  changeAutoship: [
    ...by('autoship', { body: { notes: 'Zvanīt' } }),
    ...by('address', { named: { body: 'address_id' }, own: 'autoship' }),
  ],
  removeAutoship: by('autoship'),
  cloneAutoship: by('autoship'),
  processAutoship: by('autoship'),
  readNextDelivery: by('autoship'),
  listAutoshipItems: by('autoship'),
  changeAutoshipItem: by('autoship', { body: { good_id: good.tea, order: 1 } }),
  removeAutoshipItem: by('autoshipLine'),
  listAutoshipOffers: by('cart'),
  readAutoshipDiary: by('running', { named: { query: 'autoship_id' } }),
  skipDelivery: by('delivery'),
  unskipDelivery: by('delivery'),
  moveDelivery: by('delivery', { body: { delivery_date: '2027-02-03' } }),
  changeDeliveryItem: by('delivery', { body: { good_id: good.honey, order: 1 } }),
  // of a new customer nothing is known yet, so there is nothing to answer
  answerEnoughUntil: by('delivery', { body: { answer: 'fine' }, owner: 409 }),
  pauseAutoships: nobodys,
  endPause: nobodys,
  undoAutoshipChange: nobodys,
  listDayProposals: nobodys,
  answerDayProposal: by('proposal', { body: { answer: 'accept' } }),
  readDeliveryByKey: nobodys,
  changeDeliveryByKey: nobodys,

  listPaymentMethods: nobodys,
  startTopUp: nobodys,
  readTempTransaction: by('payment'),
  topUpCallback: nobodys,
  orderCallback: nobodys,
  readDeposit: nobodys,
  askDepositRefund: nobodys,
  withdrawDepositRefund: nobodys,

  logIn: nobodys,
  logOut: nobodys,
  changePassword: by('user', {
    body: { password: 'zaļais dzērvenājs', paswordRepeat: 'zaļais dzērvenājs' },
  }),
  requestPasswordReset: nobodys,
  resetPassword: nobodys,
  listSessions: nobodys,
  endSession: by('session'),
  endOtherSessions: nobodys,
  startEmailChange: nobodys,
  confirmEmailChange: nobodys,
  saveUser: by('user', { body: { name_surname: 'Anna Kalniņa' } }),
  chooseLanguage: nobodys,
  listPersonTypes: nobodys,
  listReferences: nobodys,
  downloadMyData: nobodys,
  deleteAccount: nobodys,

  listCities: nobodys,
  listRegions: nobodys,
  listAddresses: nobodys,
  readAddress: by('address'),
  createAddress: nobodys,
  changeAddress: by('address', { body: { notes: 'Kods 24' } }),
  removeAddress: by('address'),
  readDeliveryTypes: by('address'),
  readShopRules: nobodys,
  listZones: nobodys,
}
