/** Calls of office and phone that leave nothing to read, and why. */
export const withoutHistory: Record<string, string> = {
  requestPasskey: 'asks for a challenge',
  startTotp: 'shows a secret that is not confirmed yet',
  startPasskey: 'asks for a challenge',
  readInvitation: 'looks at a link',
  readDeviceLink: 'looks at a link',
  startUnlock: 'asks for a challenge',
  rehearseCalendarChange: 'is rolled back',
  rehearseLetters: 'is rolled back',
  reportPresence: 'is over in a minute',
  endPresence: 'is over in a minute',
  saveView: 'a view names its person in its own row',
  removeView: 'a view is removed by its person alone',
  printRunSheet: 'reads',
  leaveDevice: 'the phone is locked, and unlocked by its PIN',
  sendEventFile: 'a picture belongs to its event, which names the driver',
}

const cart = 'a cart is its owner’s until it is ordered'
const draft = 'an autoship that does not run is its owner’s draft'
const wish = 'its row names the customer whose wish it is'
const question = 'asks, or sends a letter to whom it may concern'
const payment = 'a payment names its customer; what it pays is posted when the provider reports it'
const statement = 'a statement names who makes it'

/** The same of customers. */
export const customersWithoutHistory: Record<string, string> = {
  createCart: cart,
  repeatLastOrder: cart,
  orderAgain: cart,
  changeCart: cart,
  changeCartItem: cart,
  removeCartItem: cart,
  removePromo: cart,
  copyOrderToCart: cart,
  deleteOrderCopy: cart,
  previewAddToOrder: 'is rolled back',
  createAutoship: draft,
  convertCartToAutoship: draft,
  answerEnoughUntil: 'moves a delivery or changes its line, as the calls for these do',
  askBackInStock: wish,
  askBackInStockByEmail: wish,
  giveConsent: wish,
  changeMailSubscription: wish,
  chooseMessages: wish,
  chooseLanguage: wish,
  addPushDevice: wish,
  removePushDevice: wish,
  setPaysWith: wish,
  withdrawDepositRefund: wish,
  createGuest: 'nobody is known yet',
  lookUpEmail: question,
  requestPasswordReset: question,
  requestLogInLink: question,
  requestLogInPasskey: question,
  startOwnPasskey: question,
  resendEmailConfirmation: question,
  startTopUp: payment,
  startLinkPayment: payment,
  topUpCallback: payment,
  orderCallback: payment,
  linkCallback: payment,
  refundOrder: payment,
  stateWithdrawal: statement,
  confirmWithdrawal: statement,
  confirmWithdrawalAddress: statement,
}
