import { describe, expect, test } from 'vitest'
import { type PaperLine, paperCodes, readLine, wantsCash } from './paper-draft.ts'

const stop = {
  id: 7,
  cashDueCents: 1_580,
  goods: [
    { goodId: 101, name: 'Ūdens', ordered: 3, returned: 2, isBottle: true },
    { goodId: 205, name: 'Medus', ordered: 1, returned: 0, isBottle: false },
  ],
}

const line = (typed: Partial<PaperLine>): PaperLine => ({
  id: 'row',
  left: {},
  taken: {},
  cash: '',
  code: '',
  isDone: true,
  ...typed,
})

const count = (goodId: number, left: number, taken = 0) => ({
  goodId,
  left,
  taken,
  damaged: 0,
  notOurs: 0,
})

describe('A line of a paper sheet', () => {
  test('with its empties alone was delivered and paid as ordered', () => {
    expect(readLine(stop, line({ taken: { 101: '2' } }))).toEqual({
      id: 'row',
      stopId: 7,
      counts: [count(101, 3, 2), count(205, 1)],
      cashCents: 1_580,
    })
  })

  test('without its empties is not understood', () => {
    expect(readLine(stop, line({ cash: '15,80' }))).toBeUndefined()
  })

  test('says what was left and paid otherwise', () => {
    const read = readLine(stop, line({ left: { 101: '2' }, taken: { 101: '0' }, cash: '7,90' }))
    expect(read).toMatchObject({ counts: [count(101, 2), count(205, 1)], cashCents: 790 })
  })

  test('with other counts than ordered asks for the cash', () => {
    const fewer = line({ left: { 101: '2' }, taken: { 101: '2' } })
    expect(readLine(stop, fewer)).toBeUndefined()
    expect(wantsCash(stop, fewer)).toBe(true)
    expect(readLine({ ...stop, cashDueCents: 0 }, fewer)).toMatchObject({ cashCents: 0 })
    expect(readLine(stop, line({ taken: { 101: '1' } }))).toBeUndefined()
    expect(readLine(stop, { ...fewer, cash: '0' })).toMatchObject({ cashCents: 0 })
  })

  test('with the number of a reason was not delivered, and may have empties all the same', () => {
    const code = String(paperCodes.indexOf('closed') + 1)
    expect(readLine(stop, line({ code, taken: { 101: '1' } }))).toEqual({
      id: 'row',
      stopId: 7,
      code: 'closed',
      counts: [count(101, 0, 1), count(205, 0)],
      cashCents: 0,
    })
  })

  test.each([{ code: '99' }, { taken: { 101: 'divas' } }, { taken: { 101: '1' }, cash: 'nav' }])(
    '%j is not understood',
    (typed) => {
      expect(readLine(stop, line(typed))).toBeUndefined()
    },
  )
})
