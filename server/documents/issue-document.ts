import { addDays, type Day } from '../../domain/calendar.ts'
import type { PaperKind } from '../../domain/documents/numbers.ts'
import { bankReference } from '../../domain/documents/bank-reference.ts'
import {
  type PaperLine,
  paperSums,
  type Party,
  type Settled,
} from '../../domain/documents/document.ts'
import { paymentTermDays, seller } from '../../domain/documents/seller.ts'
import { defaultAddress } from '../customers/addresses.ts'
import { customerFacts } from '../customers/customer.ts'
import type { App } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import { enqueue } from '../platform/queue.ts'
import { insertPaper, type PaperCause } from './store.ts'

export type NewPaper = {
  customerId: number
  kind: PaperKind
  /** What calls for the paper; it has one, however often it is told of. */
  cause: PaperCause
  suppliedOn: Day
  lines: readonly PaperLine[]
  settled: readonly Settled[]
  toPayCents?: number
  orderId?: number | null
  paymentId?: number | null
  correctsId?: number | null
}

/**
 * Issues a paper with the next number of its series and leaves its PDF to a job. Issue late in a short transaction: the
 * series is one row for the whole shop, held until the commit.
 */
export async function issuePaper(
  tx: Db,
  { clock }: Pick<App, 'clock'>,
  paper: NewPaper,
): Promise<number | undefined> {
  const { customerId, toPayCents = 0, orderId = null, paymentId = null, correctsId = null } = paper
  const buyer = await buyerOf(tx, customerId)
  const issuedOn = clock.today()
  const paperId = await insertPaper(tx, {
    customerId,
    kind: paper.kind,
    cause: paper.cause,
    issuedOn,
    suppliedOn: paper.suppliedOn,
    dueOn: toPayCents > 0 ? addDays(issuedOn, paymentTermDays) : null,
    orderId,
    paymentId,
    correctsId,
    seller,
    buyer,
    lines: paper.lines,
    ...paperSums(paper.lines),
    settled: paper.settled.filter(({ cents }) => cents !== 0),
    toPayCents,
    bankReference: bankReference(customerId),
    issuedAt: clock.now(),
  })
  if (paperId !== undefined) await enqueue(tx, 'papers.print', { paperId })
  return paperId
}

/** A person's code is nobody's business on an invoice; a company is named by its number. */
async function buyerOf(tx: Db, customerId: number): Promise<Party> {
  const { name, personType, legalId, vatNumber } = await customerFacts(tx, customerId)
  const address = await defaultAddress(tx, customerId)
  return {
    name,
    address: address?.text ?? '',
    registrationNo: personType === 'company' ? legalId : null,
    vatNumber,
  }
}
