import { type Cents, parseEuros } from '../../domain/money.ts'
import { type CommandInput, CommandRefused } from '../platform/command.ts'
import type { GoodCount } from './delivery-input.ts'

/** Goods as `101=3/2`: left and taken. */
export function parseCounts(words: readonly string[]): GoodCount[] {
  const counts = words.map((word) => {
    const [, goodId, left, taken] = /^(\d+)=(\d{1,4})\/(\d{1,4})$/.exec(word) ?? []
    if (goodId === undefined)
      throw new CommandRefused(`${word} must be like 101=3/2: good=left/taken.`)
    return { goodId: Number(goodId), left: Number(left), taken: Number(taken) }
  })
  const goodIds = counts.map(({ goodId }) => goodId)
  const repeatedId = goodIds.find((goodId, index) => goodIds.indexOf(goodId) !== index)
  if (repeatedId !== undefined) throw new CommandRefused(`Good ${repeatedId} is counted twice.`)
  return counts
}

export function parseCash(text: CommandInput['options'][string]): { cashCents?: Cents } {
  if (text === undefined) return {}
  const cents = parseEuros(String(text))
  if (cents === null || cents < 0) throw new CommandRefused('--cash must be a sum such as 12.30.')
  return { cashCents: cents }
}
