import type { Answer } from '../../../contract/shared/call.ts'
import type { OfficeCalls } from '../../../contract/office/calls.ts'

export type HandIn = Answer<OfficeCalls['readHandIn']>
export type Bottles = HandIn['bottles']
export type Cash = HandIn['cash']
export type Explained = HandIn['explained'][number]
export type Cause = Explained['causes'][number]

/** `full:101` is a part of a good; `cash` is the purse of the shift. */
export function readKey(key: string): { part: string; goodId: number | null } {
  const [part, goodId] = key.split(':')
  return { part: part!, goodId: goodId === undefined ? null : Number(goodId) }
}

/** What has no reason yet, by key. */
export const openAmounts = ({ bottles, cash }: HandIn): Map<string, number> =>
  new Map([
    ...bottles.open.map(({ part, goodId, amount }) => [`${part}:${goodId}`, amount] as const),
    ...(cash.openCents === 0 ? [] : [['cash', cash.openCents] as const]),
  ])

/** "+2", "−1". */
export const signed = (pieces: number) => (pieces > 0 ? `+${pieces}` : `−${Math.abs(pieces)}`)
