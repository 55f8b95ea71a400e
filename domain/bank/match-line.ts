import type { Cents } from '../money.ts'
import { documentKey, type LineSigns } from './line-signs.ts'
import { nameLikeness } from './name-likeness.ts'
import type { StatementLine } from './statement.ts'
import type { DocumentName } from '../documents/numbers.ts'

/** A customer that a line may be of. */
export type Payer = {
  customerId: number
  names: string[]
  /** Registration number or personal code. */
  code: string | null
  /** What documents ask for and is not paid. */
  openCents: Cents
  /** Those that are open, and those that the line names even where they are paid. */
  documents: { id: number; name: DocumentName; openCents: Cents }[]
  orders: { id: number; cents: Cents }[]
  /** Has paid from the line's account before, and nobody else has. */
  isOfIban: boolean
}

export type MatchFacts = {
  payers: readonly Payer[]
  /** Our own transfers that the bank has not reported yet. */
  transfers: readonly { id: number; endToEndId: string; cents: Cents }[]
  /** Accounts of payment providers, and what they owe us. */
  provider: { ibans: readonly string[]; owedCents: Cents }
  /** Sums of cash on their way to the bank. */
  cashOnTheWay: readonly Cents[]
  /** Where lines like this one go by a rule that a person made. */
  rule: LineRule | null
}

/** What bank lines that are of no customer can be. */
export type LineRule = 'expense'

export const signNames = [
  'reference',
  'iban',
  'code',
  'document',
  'order',
  'customer',
  'name',
  'sum',
] as const
export type Sign = (typeof signNames)[number]

export type Proposal = {
  customerId: number
  documentId: number | null
  /** What the document owes, or else the customer. */
  openCents: Cents
  signs: Sign[]
  score: number
}

export type Verdict =
  | { class: 'A'; customerId: number; documentId: number | null }
  | { class: 'B'; transferId: number; isReturned: boolean }
  | { class: 'C' }
  | { class: 'D' }
  | { class: 'I'; rule: LineRule }
  | { class: 'E' | 'F' | 'G' | 'H'; proposals: Proposal[] }

/** Banks write a registration number with a prefix or a hyphen. */
export const codeOfParty = ({ partyCode }: Pick<StatementLine, 'partyCode'>): string =>
  partyCode?.replace(/\D/g, '') ?? ''

const mostProposals = 5
/** A proposal leads when the next one is this far behind. */
const lead = 20
const leastScore = 40

/** Whose a line of the statement is: A to D book themselves, the others ask a person. */
export function matchLine(line: StatementLine, signs: LineSigns, facts: MatchFacts): Verdict {
  return (
    ownTransfer(line, facts) ??
    referenced(line, signs, facts) ??
    ofProvider(line, facts) ??
    ofCash(line, facts) ??
    (facts.rule && { class: 'I', rule: facts.rule }) ??
    proposed(line, signs, facts)
  )
}

function ownTransfer(line: StatementLine, { transfers }: MatchFacts): Verdict | null {
  const own = transfers.find(
    ({ endToEndId, cents }) =>
      endToEndId === line.endToEndId && cents === Math.abs(line.cents) && cents > 0,
  )
  return own ? { class: 'B', transferId: own.id, isReturned: line.cents > 0 } : null
}

/** A reference of a customer that exists; two customers' references are for a person. */
function referenced(line: StatementLine, signs: LineSigns, { payers }: MatchFacts): Verdict | null {
  if (line.cents <= 0 || line.isReturn) return null
  const known = payers.filter(({ customerId }) => signs.referenced.includes(customerId))
  const [payer] = known
  if (!payer || known.length > 1) return null
  return { class: 'A', customerId: payer.customerId, documentId: documentOf(payer, signs) }
}

/** The one document that a line names and that is still open. */
function documentOf(payer: Payer, signs: LineSigns): number | null {
  const open = namedBy(signs, payer).filter(({ openCents }) => openCents > 0)
  return open.length === 1 ? open[0]!.id : null
}

function namedBy(signs: LineSigns, { documents }: Payer): Payer['documents'] {
  const keys = signs.documents.map(documentKey)
  return documents.filter(({ name }) => keys.includes(documentKey(name)))
}

function ofProvider(line: StatementLine, { provider }: MatchFacts): Verdict | null {
  const isOf = line.partyIban !== null && provider.ibans.includes(line.partyIban)
  return isOf && line.cents > 0 && line.cents <= provider.owedCents ? { class: 'C' } : null
}

function ofCash(line: StatementLine, { cashOnTheWay }: MatchFacts): Verdict | null {
  const isCash = line.kind === 'cash' && line.cents > 0
  return isCash && cashOnTheWay.includes(line.cents) ? { class: 'D' } : null
}

function proposed(line: StatementLine, signs: LineSigns, { payers }: MatchFacts): Verdict {
  if (line.cents <= 0) return { class: 'H', proposals: [] }
  const proposals = payers
    .map((payer) => proposalOf(payer, line, signs))
    .filter(({ score }) => score >= leastScore)
    .toSorted((a, b) => b.score - a.score || a.customerId - b.customerId)
    .slice(0, mostProposals)
  const [first, second] = proposals
  if (!first) return { class: 'H', proposals }
  if (second && first.score - second.score < lead) return { class: 'G', proposals }
  return { class: first.signs.includes('iban') ? 'E' : 'F', proposals }
}

const weights: Record<Sign, number> = {
  reference: 70,
  iban: 60,
  code: 60,
  document: 60,
  order: 40,
  customer: 20,
  name: 40,
  sum: 30,
}

function proposalOf(payer: Payer, line: StatementLine, signs: LineSigns): Proposal {
  const { customerId, openCents, documents, orders, names, code } = payer
  const named = documentOf(payer, signs)
  const order = orders.find(({ id }) => signs.numbers.includes(id))
  const ofSum = documents.filter((document) => document.openCents === line.cents)
  const isSum = openCents === line.cents || ofSum.length > 0 || order?.cents === line.cents
  const likeness = Math.max(0, ...names.map((name) => nameLikeness(name, line.partyName ?? '')))
  const holds: Record<Sign, boolean> = {
    reference: signs.referenced.includes(customerId),
    iban: payer.isOfIban,
    code: code !== null && code === codeOfParty(line),
    document: namedBy(signs, payer).length > 0,
    order: order !== undefined,
    customer: signs.numbers.includes(customerId),
    name: likeness >= 0.6,
    sum: isSum,
  }
  const found = signNames.filter((sign) => holds[sign])
  const score = found.reduce((sum, sign) => sum + weights[sign], 0)
  const documentId = named ?? (ofSum.length === 1 ? ofSum[0]!.id : null)
  const document = documents.find(({ id }) => id === documentId)
  return {
    customerId,
    documentId,
    openCents: document?.openCents ?? openCents,
    signs: found,
    score,
  }
}
