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
export function useCalendar(rules: CalendarRules) {
  const { value, onChange, stateOf } = rules
  const { month, weeks, days, ...visible } = useVisibleMonth(rules)
  const [active, setActive] = useState<Day>()
  const [explained, setExplained] = useState<Day>()
  const { grid, focusNext } = useFocusedDay(active)

  function focus(day: Day) {
    setActive(day)
    setExplained(stateOf(day).state === 'closed' ? day : undefined)
  }
  function choose(day: Day) {
    focus(day)
    if (stateOf(day).state === 'open') onChange(day)
  }
  function moveTo(day: Day) {
    focusNext()
    visible.show(day)
    focus(day)
  }
  const turn = (months: -1 | 1) => visible.turn(months) && setExplained(undefined)
  function moveByKey(event: KeyboardEvent, from: Day) {
    if (event.key === 'Escape') setExplained(undefined)
    const day = dayAfterKey(event.key, from)
    if (day === undefined || !visible.mayShow(day)) return
    event.preventDefault()
    moveTo(day)
  }
  function chooseOffered(day: Day) {
    moveTo(day)
    onChange(day)
  }
  const firstOpen = days.find((day) => stateOf(day).state === 'open')
  const isShown = (day: Day | undefined) => day !== undefined && days.includes(day)
  const tabStop = [active, value, firstOpen].find(isShown) ?? days[0]
  const { isFirstMonth, isLastMonth } = visible
  const shown = { grid, month, weeks, isFirstMonth, isLastMonth, explained, tabStop }
  return { ...shown, focus, choose, turn, moveByKey, chooseOffered }
}

function useVisibleMonth({ value, firstDay, lastDay }: CalendarRules) {
  const firstMonth = firstOfMonth(firstDay)
  const lastMonth = firstOfMonth(lastDay)
  const [month, setMonth] = useState(firstOfMonth(value ?? firstDay))
  const weeks = weeksOf(month)
  const days = weeks.flat().filter((day) => day !== undefined)
  const mayShow = (day: Day) => firstOfMonth(day) >= firstMonth && firstOfMonth(day) <= lastMonth
  return {
    month,
    weeks,
    days,
    isFirstMonth: month <= firstMonth,
    isLastMonth: month >= lastMonth,
    mayShow,
    /** Changes the month only if the day is not visible in this one. */
    show(day: Day) {
      if (!days.includes(day)) setMonth(firstOfMonth(day))
    },
    turn(months: -1 | 1): boolean {
      const next = addMonths(month, months)
      if (mayShow(next)) setMonth(next)
      return mayShow(next)
    },
  }
}

/** Moves the focus along with the active day, after a key and not after a press. */
function useFocusedDay(active: Day | undefined) {
  const grid = useRef<HTMLTableElement>(null)
  const movedByKey = useRef(false)
  useLayoutEffect(() => {
    if (movedByKey.current)
      grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus()
    movedByKey.current = false
  }, [active])
  return { grid, focusNext: () => (movedByKey.current = true) }
}
