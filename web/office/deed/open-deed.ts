import type { HandInPart } from '../../../domain/dispatch/run-differences.ts'
import type { ShiftStart } from '../../../domain/dispatch/shift-start.ts'
import { createObserved } from '../../client/observed.ts'
import type { CustomerCard } from '../../../contract/office/search.ts'

type OfCustomer = { customerId: number; name: string }

/** Where cash may go, by `safe` or `shift:12`. */
type CashTarget = { place: string; label: string }

/** A deed with what comes back from the road: cash, bottles, and why counts differ. */
export type HandInDeed =
  | { deed: 'cash'; from: string; name: string; cents: number; targets: readonly CashTarget[] }
  | { deed: 'containers' | 'scrap' | 'recount'; goodId: number; name: string }
  | {
      deed: 'shiftStart'
      runId: number
      said: ShiftStart | null
      givenCents: number
      isPurseCounted: boolean
      name: string
    }
  | {
      deed: 'difference'
      runId: number
      part: HandInPart | 'cash'
      goodId: number | null
      amount: number
      name: string
    }

/** A deed with the pieces of a good that the warehouse has. */
export type StockDeed = {
  deed: 'receiveStock' | 'countStock' | 'writeOffStock'
  goodId: number
  name: string
}

/** A line of the bank, named by its payer and sum. */
type OfLine = { lineId: number; name: string }
type LineOwner = { customerId: number; documentId?: number }

/** A deed with lines of the bank: whose they are. */
export type BankDeed =
  | ({ deed: 'nameLine' | 'askPayer'; proposed: LineOwner | undefined } & OfLine)
  | ({ deed: 'splitLine'; cents: number; customerId: number | undefined } & OfLine)
  | ({ deed: 'bookExpense' | 'nameTransfer' | 'unmatch' } & OfLine)
  | { deed: 'acceptLines'; lines: readonly ({ lineId: number } & LineOwner)[]; name: string }

/** What a customer seems to promise; it may be changed. */
type Promised = { cents: number; day: string; note: string }

/** A document that is refunded, or one of its lines with what is left of it. */
type RefundedDocument = { document: number; line?: { line: number; leftCents: number } }

/** A deed with what a customer owes, or with what we owe the customer. */
export type DebtDeed =
  | ({ deed: 'endPromise' | 'allowCredit' } & OfCustomer)
  | ({ deed: 'refund'; of?: RefundedDocument } & OfCustomer)
  | ({ deed: 'promise'; proposed?: Promised } & OfCustomer)
  | ({ deed: 'writeOff'; cents: number } & OfCustomer)
  | ({ deed: 'disputeDebt' | 'settleDispute'; documentId: number } & OfCustomer)
  | { deed: 'remind' | 'requirePrepayment'; customerIds: readonly number[]; name: string }
  | { deed: 'exportTransfers'; refundIds: readonly number[]; name: string }
  | { deed: 'replaceFile'; transferFileId: number; name: string }
/** A deed with a customer's record. */
export type CustomerDeed =
  | ({
      deed: 'writeNote'
      reader: 'driver' | 'office'
      body: string
      untilOn: string | null
    } & OfCustomer)
  | ({ deed: 'explainDeposit' } & OfCustomer)
  | { deed: 'endNote'; noteId: number; name: string }
  | { deed: 'sendDocument'; documentId: number; name: string }

/** A deed whose form is open, on these records. */
export type OpenDeed =
  | {
      deed: 'move' | 'cancel' | 'release'
      orderIds: readonly number[]
      /** Proposed ones, which may be changed. */
      day?: string
      reason?: string
    }
  | ({ deed: 'goodwill' | 'correct' } & OfCustomer)
  | ({ deed: 'credit'; credit: NonNullable<CustomerCard['credit']> } & OfCustomer)
  | BankDeed
  | DebtDeed
  | CustomerDeed
  | { deed: 'takeBack'; changeId: number; name: string }
  | HandInDeed
  | StockDeed

/** At most one; it stays open when the sign-in ends meanwhile. */
export const openDeed = createObserved<OpenDeed | undefined>(undefined)

export const startDeed = (deed: OpenDeed) => openDeed.set(deed)
