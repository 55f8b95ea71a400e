import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { addMonths, type Day } from '../../domain/calendar.ts'
import { type DayState } from './calendar-day.tsx'
import { dayAfterKey, firstOfMonth, weeksOf } from './month-grid.ts'

export type CalendarRules = {
  value: Day | undefined
  onChange: (day: Day) => void
  /** Whether a day can be chosen, and the reason if not. */
  stateOf: (day: Day) => DayState
  /** The first and the last day of the calendar. */
  firstDay: Day
  lastDay: Day
}

/** The visible month, the day that the Tab key stops at, and the day whose reason is shown. */
export function useCalendar({ value, onChange, stateOf, firstDay, lastDay }: CalendarRules) {
  const firstMonth = firstOfMonth(firstDay)
  const lastMonth = firstOfMonth(lastDay)
  const [month, setMonth] = useState(firstOfMonth(value ?? firstDay))
  const [active, setActive] = useState<Day>()
  const [explained, setExplained] = useState<Day>()
  const grid = useRef<HTMLTableElement>(null)
  const movedByKey = useRef(false)
  const weeks = weeksOf(month)
  const days = weeks.flat().filter((day) => day !== undefined)

  useLayoutEffect(() => {
    if (movedByKey.current)
      grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus()
    movedByKey.current = false
  }, [active])

  function focus(day: Day) {
    setActive(day)
    setExplained(stateOf(day).state === 'closed' ? day : undefined)
  }

  function choose(day: Day) {
    focus(day)
    if (stateOf(day).state === 'open') onChange(day)
  }

  /** Changes the month only if the day is not visible in this one. */
  function moveTo(day: Day) {
    movedByKey.current = true
    if (!days.includes(day)) setMonth(firstOfMonth(day))
    focus(day)
  }

  function turn(months: number) {
    if (months < 0 ? month <= firstMonth : month >= lastMonth) return
    setMonth(addMonths(month, months))
    setExplained(undefined)
  }

  function moveByKey(event: KeyboardEvent, from: Day) {
    if (event.key === 'Escape') setExplained(undefined)
    const day = dayAfterKey(event.key, from)
    if (day === undefined || firstOfMonth(day) < firstMonth || firstOfMonth(day) > lastMonth) return
    event.preventDefault()
    moveTo(day)
  }

  function chooseOffered(day: Day) {
    moveTo(day)
    onChange(day)
  }

  const firstOpen = days.find((day) => stateOf(day).state === 'open')
  const tabStop =
    [active, value, firstOpen].find((day) => day !== undefined && days.includes(day)) ?? days[0]
  const isFirstMonth = month <= firstMonth
  const isLastMonth = month >= lastMonth
  return {
    grid,
    month,
    weeks,
    isFirstMonth,
    isLastMonth,
    explained,
    tabStop,
    focus,
    choose,
    turn,
    moveByKey,
    chooseOffered,
  }
}
