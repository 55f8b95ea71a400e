import { seedCommands } from '../db/seed/commands.ts'
import { autoshipCommands } from './autoship/commands.ts'
import { orderPlanCommands } from './autoship/order-commands.ts'
import { calendarCommands } from './autoship/proposals/calendar-commands.ts'
import { containerCommands } from './bottles/container-commands.ts'
import { depositCommands } from './bottles/deposit-commands.ts'
import { disputeCommands } from './dispatch/dispute-commands.ts'
import { bankCommands } from './bank/commands.ts'
import { bankRuleCommands } from './bank/rule-commands.ts'
import { cartCommands } from './cart/commands.ts'
import { catalogueCommands } from './catalogue/commands.ts'
import { customerCommands } from './customers/commands.ts'
import { dispatchCommands } from './dispatch/commands.ts'
import { parcelCommands } from './dispatch/parcel-commands.ts'
import { loadCommands } from './dispatch/hand-in/load-commands.ts'
import { runCommands } from './dispatch/runs/commands.ts'
import { transferCommands } from './dispatch/runs/transfer-commands.ts'
import { vehicleCommands } from './dispatch/runs/vehicle-commands.ts'
import { documentCommands } from './documents/commands.ts'
import { cashCommands } from './ledger/cash-commands.ts'
import { ledgerCommands } from './ledger/commands.ts'
import { notificationCommands } from './notifications/commands.ts'
import { orderCommands } from './orders/commands.ts'
import { zoneCommands } from './orders/zone-commands.ts'
import { heldOrderCommands } from './orders/held-commands.ts'
import { findMoneyProblems, moneyProblemLine } from './payments/check-money.ts'
import { paymentCommands } from './payments/commands.ts'
import { platformCommands } from './platform/commands.ts'
import { searchCommands } from './search/commands.ts'
import { settingsCommands } from './settings/commands.ts'
import { staffCommands } from './staff/commands.ts'
import { stockCommands } from './stock/commands.ts'
import { territoryCommands } from './territory/commands.ts'
import { registerCommands } from './territory/register/commands.ts'
import type { OpenApp } from './open-app.ts'
import { rehearsalCommands } from './rehearse.ts'
import type { Commands } from './platform/command.ts'

/** The operator's commands of all rooms. */
export const commands: Commands<OpenApp> = {
  ...seedCommands,
  ...catalogueCommands,
  ...searchCommands,
  ...stockCommands,
  ...cartCommands,
  ...bankCommands,
  ...bankRuleCommands,
  ...customerCommands,
  ...territoryCommands,
  ...registerCommands,
  ...settingsCommands,
  ...orderCommands,
  ...zoneCommands,
  ...heldOrderCommands,
  ...orderPlanCommands,
  ...autoshipCommands,
  ...calendarCommands,
  ...dispatchCommands,
  ...runCommands,
  ...loadCommands,
  ...transferCommands,
  ...containerCommands,
  ...vehicleCommands,
  ...parcelCommands,
  ...disputeCommands,
  ...documentCommands,
  ...notificationCommands,
  ...ledgerCommands,
  ...cashCommands,
  ...paymentCommands,
  ...depositCommands,
  ...staffCommands,
  ...rehearsalCommands,
  ...platformCommands(async (db) => (await findMoneyProblems(db)).map(moneyProblemLine)),
}
