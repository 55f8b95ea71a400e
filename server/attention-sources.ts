import { approvalSource } from './actions/attention.ts'
import { missedCycleSource } from './autoship/attention.ts'
import { machineSources } from './attention/machine-sources.ts'
import type { AttentionSource } from './attention/source.ts'
import {
  openLineSource,
  refusedFileSource,
  returnedTransferSource,
  statementGapSource,
} from './bank/attention.ts'
import { claimSources } from './bottles/attention-claims.ts'
import { containerCheckSource } from './bottles/attention.ts'
import { daySources } from './dispatch/attention-days.ts'
import { brokenPromiseSource, oldDebtSource } from './debts/attention.ts'
import {
  openTransferSource,
  toldLaterSource,
  parkedEventSource,
  toldOtherwiseSource,
  twiceDeliveredSource,
  unsettledRunSource,
} from './dispatch/attention.ts'
import { settledBottlesSource } from './dispatch/attention-bottles.ts'
import { settledPurseSource, shortPurseSource } from './dispatch/attention-purse.ts'
import { heldBillsSource } from './documents/attention.ts'
import { feedbackSources } from './feedback/attention.ts'
import { heldOrderSource } from './orders/attention.ts'
import { flaggedPaymentSource } from './payments/attention.ts'
import { shortGoodSource } from './stock/attention.ts'
import { unmatchedAddressSource } from './territory/attention.ts'

/** What may ask for a person, of all rooms. */
export const attentionSources: readonly AttentionSource[] = [
  ...daySources,
  approvalSource,
  ...claimSources,
  ...feedbackSources,
  missedCycleSource,
  shortGoodSource,
  heldOrderSource,
  flaggedPaymentSource,
  unmatchedAddressSource,
  unsettledRunSource,
  shortPurseSource,
  settledPurseSource,
  settledBottlesSource,
  openTransferSource,
  twiceDeliveredSource,
  toldLaterSource,
  parkedEventSource,
  toldOtherwiseSource,
  openLineSource,
  statementGapSource,
  refusedFileSource,
  returnedTransferSource,
  brokenPromiseSource,
  oldDebtSource,
  heldBillsSource,
  containerCheckSource,
  ...machineSources,
]
