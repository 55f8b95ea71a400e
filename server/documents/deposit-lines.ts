import { isBottle } from '../../domain/cart/cart-line.ts'
import { type DocumentLine, depositLine } from '../../domain/documents/document.ts'
import type { DeliveredFacts, DeliveredGood } from '../dispatch/delivered-facts.ts'
import { lineWords } from './words.ts'

type Container = { name: string; isBottle: boolean; pieces: number }

/** What was charged and what goes back, each naming its containers: an exchanged bottle is none. */
export function depositLines(facts: DeliveredFacts): DocumentLine[] {
  const moved = containersMoved(facts.goods)
  const left = moved.filter(({ pieces }) => pieces > 0)
  const returned = moved
    .filter(({ pieces }) => pieces < 0)
    .map((container) => ({ ...container, pieces: -container.pieces }))
  return [
    ...depositLine(titleOf('Depozīts', left), facts.depositChargedCents),
    ...depositLine(titleOf('Atmaksāts depozīts', returned), -facts.depositReturnedCents),
  ]
}

/** A set counts as its bottles. */
function containersMoved(goods: readonly DeliveredGood[]): Container[] {
  const byGood = new Map<number, Container>()
  for (const good of goods.filter(({ isLent }) => isLent)) {
    const { goodId, setOf, inEach, bottleNameLv, nameLv, bottleKind, left, taken } = good
    const key = setOf ?? goodId
    const known = byGood.get(key)?.pieces ?? 0
    const pieces = known + (left - taken) * (setOf === null ? 1 : (inEach ?? 1))
    byGood.set(key, { name: bottleNameLv ?? nameLv, isBottle: isBottle(bottleKind), pieces })
  }
  return [...byGood.values()]
}

function titleOf(deposit: string, containers: readonly Container[]): string {
  const { bottles, devices, untaxed } = lineWords.deposit
  const kinds = [
    ...(containers.some((each) => each.isBottle) || containers.length === 0 ? [bottles] : []),
    ...(containers.some((each) => !each.isBottle) ? [devices] : []),
  ]
  const counts = containers.map(({ name, pieces }) => `${pieces} × ${name}`).join(', ')
  const title = `${deposit} par ${kinds.join(' un ')} ${untaxed}`
  return counts === '' ? title : `${title}: ${counts}`
}
