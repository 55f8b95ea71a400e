import { expect, test } from 'vitest'
import { addDays, type Day } from '../../domain/calendar.ts'
import { generate } from '../../server/autoship/generation/generate.ts'
import { orderShop } from '../support/order-shop.ts'
import { newTimes, runningAutoship } from '../support/running-autoship.ts'
import { brokenRules } from './kit/broken-rules.ts'
import { choices, rounds } from './kit/rounds.ts'
import { closeDay } from '../support/dispatch.ts'

const shop = await orderShop()
/** A whole year with `FAULT_RUNS`, as `npm run faults` does; a season in `npm test`. */
const days = Number(process.env.MODEL_DAYS ?? (process.env.FAULT_RUNS ? 365 : 90))

/** A week of the plain calendar: one delivery that goes somewhere or nowhere. */
type Week = {
  planned: Day
  day: Day
  skipped: false | 'customer' | 'paused' | 'gone'
  made: boolean
  confirmed: boolean
}

type Pause = { from: Day; to: Day } | null

type Plain = { weeks: Week[]; pause: Pause }

test.each(rounds(1))(
  `${days} days of random edits leave what a plain calendar says (seed %i)`,
  async (seed) => {
    const { upTo, oneOf, random } = choices(seed)
    const { at, day: dayAfter, tuesday } = await newTimes(shop)
    const anna = await shop.customer({ accountCents: 1_000_000 })
    const water = await runningAutoship(anna, { day: tuesday(1) })
    const weeksOfYear = Array.from({ length: 70 }, (_, week): Week => {
      const planned = addDays(tuesday(1), 7 * week)
      return { planned, day: planned, skipped: false, made: false, confirmed: false }
    })
    let plain: Plain = { weeks: weeksOfYear, pause: null }
    let last: { undo: string; before: Plain } | null = null

    const inPause = (day: Day) =>
      plain.pause !== null && day >= plain.pause.from && day <= plain.pause.to
    const paramsOf = ({ planned }: Week) => ({ ...water.params, planned_on: planned })
    const isOpen = (today: Day) => (week: Week) => week.day > today && week.skipped !== 'gone'
    /** What an edit lets be made is made at once. */
    const makeDue = (today: Day) => {
      for (const week of plain.weeks)
        if (
          !week.made &&
          !week.skipped &&
          !inPause(week.day) &&
          week.day > today &&
          week.day <= addDays(today, 7)
        )
          week.made = true
    }
    const setPause = (next: Pause, today: Day) => {
      plain.pause = next
      for (const week of plain.weeks) {
        if (week.skipped === 'paused' && week.day > today && !inPause(week.day))
          week.skipped = false
        if (week.made && !week.skipped && week.day > today && inPause(week.day))
          Object.assign(week, { skipped: 'paused', made: false, confirmed: false })
      }
    }

    for (let n = 0; n < days; n += 1) {
      const today = dayAfter(n)
      at(n)
      expect(await generate(shop.app)).toMatchObject({ failed: [] })
      makeDue(today)
      for (let edits = upTo(3); edits > 0; edits -= 1) {
        const before = structuredClone(plain)
        const open = plain.weeks.filter(isOpen(today)).slice(0, 4)
        const week = oneOf(open)
        const action = oneOf([
          'skip',
          'unskip',
          'move',
          'pause',
          'lift',
          'confirm',
          'undo',
        ] as const)
        let undo: string | null = null
        if (action === 'skip' && !week.skipped && !inPause(week.day)) {
          undo = (await anna.api.skipDelivery({ params: paramsOf(week) })).undo
          Object.assign(week, { skipped: 'customer', made: false, confirmed: false })
        } else if (action === 'unskip' && week.skipped === 'customer') {
          undo = (await anna.api.unskipDelivery({ params: paramsOf(week) })).undo
          week.skipped = false
        } else if (action === 'move' && !week.skipped && !inPause(week.day)) {
          const to = addDays(week.planned, oneOf([-1, 1, 2, 3]))
          if (to <= today || inPause(to) || to === week.day) continue
          undo = (
            await anna.api.moveDelivery({ params: paramsOf(week), body: { delivery_date: to } })
          ).undo
          week.day = to
        } else if (action === 'pause' && random() < 0.2) {
          const from = addDays(today, 1 + upTo(20))
          const to = addDays(from, upTo(20))
          undo = (await anna.api.pauseAutoships({ body: { pause_from: from, pause_to: to } })).undo
          setPause({ from, to }, today)
        } else if (action === 'lift' && plain.pause) {
          undo = (await anna.api.endPause()).undo
          setPause(null, today)
        } else if (action === 'confirm') {
          const made = plain.weeks.find((week) => week.made && !week.confirmed && week.day > today)
          if (!made) continue
          const { order } = await anna.api.listUnconfirmedOrders()
          const { id } = order.find(({ delivery_date }) => delivery_date === made.day)!
          await anna.api.changeOrder({ params: { id: String(id) }, body: { confirmed: 1 } })
          made.confirmed = true
          last = null
          continue
        } else if (action === 'undo' && last) {
          await anna.api.undoAutoshipChange({ params: { key: last.undo } })
          plain = last.before
          // An order that was ended and came again waits for its yes anew.
          last = null
        }
        makeDue(today)
        // Only the last change of the same day is undone, on an unconfirmed order.
        last = undo && !before.weeks.some(({ confirmed }) => confirmed) ? { undo, before } : null
      }
      last = null
      const { deliveries } = (await anna.api.readAutoshipDiary()).data
      const listed = deliveries.flatMap(({ planned_on, delivery_date, state }) =>
        delivery_date && delivery_date > today ? [[planned_on, delivery_date, state]] : [],
      )
      const expected = plain.weeks
        .filter((week) => week.day > today && !week.skipped && (week.made || !inPause(week.day)))
        .map(({ planned, day, made, confirmed }) => [
          planned,
          day,
          confirmed ? 'confirmed' : made ? 'made' : 'planned',
        ])
      expect(listed.slice(0, 4), `on ${today}`).toEqual(expected.slice(0, 4))

      // The day ends: tomorrow closes.
      const tomorrow = addDays(today, 1)
      at(n, '23')
      await closeDay(shop.app, tomorrow)
      for (const week of plain.weeks)
        if (week.day === tomorrow && !week.confirmed) week.skipped = 'gone'
      if (plain.pause && plain.pause.to < tomorrow) plain.pause = null
    }
    expect(await brokenRules(shop.db)).toEqual([])
  },
  600_000,
)
