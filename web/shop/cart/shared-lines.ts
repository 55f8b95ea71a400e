import { maxLines, maxPieces } from '../../../domain/cart/quantity.ts'

export type SharedLine = { goodId: number; count: number }

/** Goods alone, such as `101-2.300-1`: a link says nothing of who shares it. */
export const sharedPath = (lines: readonly { good_id: number; order: number }[]): string =>
  `/goods/shared/${lines
    .filter(({ order }) => order > 0)
    .map(({ good_id, order }) => `${good_id}-${order}`)
    .join('.')}`

/** Of a link that was typed or cut short only what can be read; a good is named once. */
export function readSharedLines(text: string): SharedLine[] {
  const lines = text.split('.').flatMap((part): SharedLine[] => {
    const [, good, count] = /^([1-9]\d{0,8})-([1-9]\d{0,3})$/.exec(part) ?? []
    const pieces = Math.min(Number(count), maxPieces)
    return good === undefined ? [] : [{ goodId: Number(good), count: pieces }]
  })
  return [...new Map(lines.map((line) => [line.goodId, line])).values()].slice(0, maxLines)
}
