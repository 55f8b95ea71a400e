import type { RefusalCode } from '../../../contract/shared/refusal-codes.ts'

/** Refusals that no conversation hears, and why. */
export const unheard: Partial<Record<RefusalCode, string>> = {
  bottles_are_open: 'whoever has bottles has paid a deposit, and is told of the money first',
  cart_is_full: 'a cart of a thousand goods would take longer than all else here',
  internal: 'the shop would have to fail',
  last_address_stays: 'the last address is the legal one, of which is told first',
  provider_unavailable: 'tests/faults/s24-provider-down.test.ts spoils a provider for it',
  too_much_unpaid: 'three orders would have to be unpaid; server/orders/pay-order.test.ts has them',
  unavailable: 'the database would have to be away',
  uri_too_long: 'an address that is too long is not_found, as any other that is no call',
}

/** Refusals that other calls hear, but not these, and why. */
export const unheardPairs: Record<string, string[]> = {
  'asked too often, every call says what log-in says': [
    'activatePromo too_many_requests',
    'changePassword too_many_requests',
    'confirmEmailChange too_many_requests',
    'deleteAccount too_many_requests',
    'resendEmailConfirmation too_many_requests',
    'requestPasswordReset too_many_requests',
    'resetPassword too_many_requests',
    'saveUser too_many_requests',
    'startEmailChange too_many_requests',
    'stateWithdrawal too_many_requests',
  ],
  'two must meet at the same moment, as they do in tests/faults': [
    'addToOrder conflict',
    'answerDayProposal conflict',
    'placeOrder conflict',
    'processOrderCopy conflict',
  ],
  'calls that change a delivery share one list of refusals, and only some are theirs': [
    'answerEnoughUntil cart_changed',
    'answerEnoughUntil top_up_first',
    'changeDeliveryByKey cart_changed',
    'changeDeliveryByKey conflict',
    'changeDeliveryByKey top_up_first',
    'changeDeliveryItem cart_changed',
    'changeDeliveryItem conflict',
    'changeDeliveryItem top_up_first',
    'moveDelivery cart_changed',
    'moveDelivery conflict',
    'moveDelivery top_up_first',
    'skipDelivery cart_changed',
    'skipDelivery conflict',
    'skipDelivery top_up_first',
    'undoAutoshipChange top_up_first',
    'unskipDelivery cart_changed',
    'unskipDelivery conflict',
    'unskipDelivery top_up_first',
  ],
  'an autoship or an order that is locked is told of by the calls beside them': [
    'answerDayProposal locked',
    'confirmOrderByKey locked',
    'endPause locked',
    'pauseAutoships locked',
    'placeOrder locked',
    'undoAutoshipChange locked',
  ],
  'a bill of another customer is tested beside the debts': ['startTopUp not_found'],
  'what is checked is what placeOrder checks': [
    'addToOrder cart_changed',
    'addToOrder delivery_not_open',
    'processOrderCopy cart_changed',
    'processOrderCopy delivery_not_open',
  ],
}
