/** A line of the plan, with the good that may replace it. */
export type PlanLine = {
  goodId: number
  ordered: number
  returned: number
  substituteGoodId: number | null
}

/**
 * "Tikai šoreiz": the count of a good in this delivery alone; 0 leaves it out. Null empties go back
 * as usual.
 */
export type OneTimeChange = { goodId: number; ordered: number; returned: number | null }

export type DeliveryLine = {
  goodId: number
  ordered: number
  returned: number
  /** The count of every delivery; 0 for a good that comes once or replaces another. */
  usual: number
  oneTimeChange: 'added' | 'changed' | 'left_out' | null
  insteadOf: number | null
}

/** A good that is short, and its substitute. */
export type MissingGood = {
  goodId: number
  wanted: number
  delivered: number
  reason: 'out_of_stock' | 'withdrawn'
  insteadGoodId: number | null
  insteadCount: number
}

export type DeliveryLines = { lines: DeliveryLine[]; missing: MissingGood[] }

/**
 * The pieces of a good in stock: 0 when it is withdrawn, unlimited when stock is not counted. `held`
 * are the empties at the customer's by then; null for a good that is no bottle.
 */
export type StockLookup = (goodId: number) => {
  maximum: number
  isWithdrawn: boolean
  held: number | null
}

/**
 * The lines of one delivery: the plan with its one-time changes, limited by stock. The part
 * of a good that is short is replaced by the customer's substitute, if that is in stock. Empty
 * bottles are returned even when nothing is delivered, but never more than are held by then.
 */
export function linesOfDelivery(
  plan: readonly PlanLine[],
  oneTimeChanges: readonly OneTimeChange[],
  stock: StockLookup,
): DeliveryLines {
  const taken = new Map<number, number>()
  const remaining = (goodId: number): number => stock(goodId).maximum - (taken.get(goodId) ?? 0)
  const take = (goodId: number, wanted: number): number => {
    const count = Math.max(0, Math.min(wanted, remaining(goodId)))
    taken.set(goodId, (taken.get(goodId) ?? 0) + count)
    return count
  }

  const lines: DeliveryLine[] = []
  const missing: MissingGood[] = []
  for (const line of wantedLines(plan, oneTimeChanges, stock)) {
    const delivered = take(line.goodId, line.ordered)
    lines.push({ ...line, ordered: delivered, insteadOf: null })
    if (delivered === line.ordered) continue
    const reason = stock(line.goodId).isWithdrawn ? 'withdrawn' : 'out_of_stock'
    const { goodId, ordered: wanted, substitute } = line
    const insteadCount = substitute === null ? 0 : take(substitute, wanted - delivered)
    const insteadGoodId = insteadCount > 0 ? substitute : null
    missing.push({ goodId, wanted, delivered, reason, insteadGoodId, insteadCount })
  }
  addSubstitutes(lines, missing)
  return {
    lines: lines.map(({ goodId, ordered, returned, usual, oneTimeChange, insteadOf }) => {
      return { goodId, ordered, returned, usual, oneTimeChange, insteadOf }
    }),
    missing,
  }
}

/** A substitute that is on the plan itself is added to its own line. */
function addSubstitutes(lines: DeliveryLine[], missing: readonly MissingGood[]): void {
  for (const { goodId, insteadGoodId, insteadCount } of missing) {
    if (insteadGoodId === null) continue
    const own = lines.find((line) => line.goodId === insteadGoodId)
    if (own) own.ordered += insteadCount
    else
      lines.push({
        goodId: insteadGoodId,
        ordered: insteadCount,
        returned: 0,
        usual: 0,
        oneTimeChange: null,
        insteadOf: goodId,
      })
  }
}

type WantedLine = Omit<DeliveryLine, 'insteadOf'> & { substitute: number | null }

function wantedLines(
  plan: readonly PlanLine[],
  oneTimeChanges: readonly OneTimeChange[],
  stock: StockLookup,
): WantedLine[] {
  const changeByGood = new Map(oneTimeChanges.map((line) => [line.goodId, line]))
  const known = new Set(plan.map(({ goodId }) => goodId))
  const added = oneTimeChanges
    .filter(({ goodId }) => !known.has(goodId))
    .map((change) => addedLine(change, stock))
    .filter(({ ordered, returned }) => ordered + returned > 0)
  return [...plan.map((line) => plannedLine(line, changeByGood.get(line.goodId), stock)), ...added]
}

function plannedLine(
  { goodId, ordered, returned, substituteGoodId: substitute }: PlanLine,
  change: OneTimeChange | undefined,
  stock: StockLookup,
): WantedLine {
  const { held } = stock(goodId)
  const usual = { goodId, usual: ordered, substitute }
  if (!change) {
    const back = Math.min(returned, held ?? returned)
    return { ...usual, ordered, returned: back, oneTimeChange: null }
  }
  const back = change.returned ?? emptiesOf(change.ordered, held)
  const isLeftOut = change.ordered === 0 && back === 0
  return {
    ...usual,
    ordered: change.ordered,
    returned: back,
    oneTimeChange: isLeftOut ? 'left_out' : 'changed',
  }
}

/** A good that comes this time alone. */
const addedLine = (
  { goodId, ordered, returned }: OneTimeChange,
  stock: StockLookup,
): WantedLine => ({
  goodId,
  ordered,
  returned: returned ?? emptiesOf(ordered, stock(goodId).held),
  usual: 0,
  oneTimeChange: 'added',
  substitute: null,
})

/** One empty for each full one, as far as they are held. */
const emptiesOf = (ordered: number, held: number | null): number => Math.min(ordered, held ?? 0)

/** The lines of the order: those that bring or return something. */
export const orderedLines = ({ lines }: DeliveryLines): DeliveryLine[] =>
  lines.filter(({ ordered, returned }) => ordered + returned > 0)
