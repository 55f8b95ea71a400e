import { addDays, type Day } from '../../domain/calendar.ts'
import type { DocumentKind } from '../../domain/documents/numbers.ts'
import { bankReference } from '../../domain/documents/bank-reference.ts'
import {
  type DocumentLine,
  documentSums,
  type Party,
  type Settlement,
} from '../../domain/documents/document.ts'
import { defaultAddress } from '../customers/addresses.ts'
import { customerFacts } from '../customers/customer.ts'
import type { AppWithDb } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { enqueue } from '../platform/queue.ts'
import { insertDocument, type DocumentCause } from './store.ts'

export type NewDocument = {
  customerId: number
  kind: DocumentKind
  /** A cause has one document of a kind. */
  cause: DocumentCause
  suppliedOn: Day
  lines: readonly DocumentLine[]
  settled: readonly Settlement[]
  toPayCents?: number
  orderId?: number | null
  paymentId?: number | null
  correctsId?: number | null
}

/**
 * Inserts a document with the next number of its series; a job prints the PDF. Call it late in a
 * short transaction: the series is one row for the whole shop, locked until the commit.
 */
export async function issueDocument(
  tx: Tx,
  { clock, settings }: Pick<AppWithDb, 'clock' | 'settings'>,
  document: NewDocument,
): Promise<number | undefined> {
  const {
    customerId,
    toPayCents = 0,
    orderId = null,
    paymentId = null,
    correctsId = null,
  } = document
  const buyer = await buyerOf(tx, customerId)
  const { seller, paymentTermDays } = await settings()
  const issuedOn = clock.today()
  const paperId = await insertDocument(tx, {
    customerId,
    kind: document.kind,
    cause: document.cause,
    issuedOn,
    suppliedOn: document.suppliedOn,
    dueOn: toPayCents > 0 ? addDays(issuedOn, paymentTermDays) : null,
    orderId,
    paymentId,
    correctsId,
    seller,
    buyer,
    lines: document.lines,
    ...documentSums(document.lines),
    settled: document.settled.filter(({ cents }) => cents !== 0),
    toPayCents,
    bankReference: bankReference(customerId),
    issuedAt: clock.now(),
  })
  if (paperId !== undefined) await enqueue(tx, 'papers.print', { paperId })
  return paperId
}

/** An invoice names a company's registration number, but never a person's code. */
async function buyerOf(tx: Tx, customerId: number): Promise<Party> {
  const { name, personType, legalId, vatNumber } = await customerFacts(tx, customerId)
  const address = await defaultAddress(tx, customerId)
  return {
    name,
    address: address?.text ?? '',
    registrationNo: personType === 'company' ? legalId : null,
    vatNumber,
  }
}
