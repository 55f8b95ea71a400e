import { callTable } from '../shared/call.ts'
import { actionCalls } from './actions.ts'
import { attentionCalls } from './attention.ts'
import { auditCalls } from './audit.ts'
import { autoshipCalls } from './autoships.ts'
import { bankCalls } from './bank.ts'
import { billCalls } from './bills.ts'
import { calendarCalls } from './calendar.ts'
import { closingCalls } from './closing.ts'
import { customerDeedCalls } from './customer-deeds.ts'
import { customerPageCalls } from './customer-page.ts'
import { debtCalls } from './debts.ts'
import { deedCalls } from './deeds.ts'
import { newCustomerCalls } from './new-customers.ts'
import { correctionCalls } from './corrections.ts'
import { onBehalfCalls } from './on-behalf.ts'
import { orderPageCalls } from './order-page.ts'
import { orderCalls } from './orders.ts'
import { ownCalls } from './own.ts'
import { peopleCalls } from './people.ts'
import { placeCalls } from './places.ts'
import { presenceCalls } from './presence.ts'
import { disputeCalls } from './disputes.ts'
import { feedbackCalls } from './feedback.ts'
import { handInDeedCalls } from './hand-in-deeds.ts'
import { handInCalls } from './hand-in.ts'
import { lateLaneCalls } from './late-lane.ts'
import { loadingCalls } from './loading.ts'
import { recordCalls } from './records.ts'
import { rescueCalls } from './rescue.ts'
import { runCalls } from './runs.ts'
import { refundCalls } from './refunds.ts'
import { searchCalls } from './search.ts'
import { missedSearchCalls } from './searches.ts'
import { sessionCalls } from './session.ts'
import { settingCalls } from './settings.ts'
import { visitCalls } from './visits.ts'
import { shortLoadCalls } from './short-load.ts'
import { viewCalls } from './views.ts'
import { watchCalls } from './watch.ts'
import { zoneCalls } from './zones.ts'

/** Every call of the office, by name. */
export const officeCalls = callTable({
  ...sessionCalls,
  ...ownCalls,
  ...peopleCalls,
  ...auditCalls,
  ...watchCalls,
  ...orderCalls,
  ...deedCalls,
  ...onBehalfCalls,
  ...correctionCalls,
  ...disputeCalls,
  ...feedbackCalls,
  ...autoshipCalls,
  ...orderPageCalls,
  ...actionCalls,
  ...searchCalls,
  ...missedSearchCalls,
  ...recordCalls,
  ...customerPageCalls,
  ...customerDeedCalls,
  ...newCustomerCalls,
  ...attentionCalls,
  ...settingCalls,
  ...presenceCalls,
  ...calendarCalls,
  ...closingCalls,
  ...zoneCalls,
  ...placeCalls,
  ...viewCalls,
  ...loadingCalls,
  ...runCalls,
  ...rescueCalls,
  ...lateLaneCalls,
  ...visitCalls,
  ...shortLoadCalls,
  ...handInCalls,
  ...handInDeedCalls,
  ...bankCalls,
  ...debtCalls,
  ...billCalls,
  ...refundCalls,
})

export type OfficeCalls = typeof officeCalls
