import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { type DayState } from './calendar-day.tsx'
import { addMonths, dayAfterKey, monthOf, weeksOf } from './month-grid.ts'

export type CalendarRules = {
  value: string | undefined
  onChange: (day: string) => void
  /** What may be done with a day, and why not. */
  stateOf: (day: string) => DayState
  /** The first and the last day that anything can be said about. */
  firstDay: string
  lastDay: string
}

/** Where one is in the calendar: the month shown, the day the Tab key stops at, and the day that explains itself. */
export function useCalendar({
  value,
  onChange,
  stateOf: dayOf,
  firstDay: first,
  lastDay: last,
}: CalendarRules) {
  const [month, setMonth] = useState(monthOf(value ?? first))
  const [active, setActive] = useState<string>()
  const [asked, setAsked] = useState<string>()
  const grid = useRef<HTMLTableElement>(null)
  const movedByKey = useRef(false)
  const weeks = weeksOf(month)
  const days = weeks.flat().filter((day) => day !== undefined)

  useLayoutEffect(() => {
    if (movedByKey.current)
      grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus()
    movedByKey.current = false
  }, [active])

  function look(day: string) {
    setActive(day)
    setAsked(dayOf(day).state === 'closed' ? day : undefined)
  }

  function choose(day: string) {
    look(day)
    if (dayOf(day).state === 'open') onChange(day)
  }

  /** Stays in the month as long as the day can be seen in it. */
  function moveTo(day: string) {
    movedByKey.current = true
    if (!days.includes(day)) setMonth(monthOf(day))
    look(day)
  }

  function turn(months: number) {
    if (months < 0 ? month <= monthOf(first) : month >= monthOf(last)) return
    setMonth(addMonths(month, months))
    setAsked(undefined)
  }

  function moveByKey(event: KeyboardEvent, from: string) {
    if (event.key === 'Escape') setAsked(undefined)
    const to = dayAfterKey(event.key, from)
    if (to === undefined || monthOf(to) < monthOf(first) || monthOf(to) > monthOf(last)) return
    event.preventDefault()
    moveTo(to)
  }

  function takeOffer(day: string) {
    moveTo(day)
    onChange(day)
  }

  const firstOpen = days.find((day) => dayOf(day).state === 'open')
  const stop =
    [active, value, firstOpen].find((day) => day !== undefined && days.includes(day)) ?? days[0]
  return { grid, month, weeks, asked, stop, look, choose, turn, moveByKey, takeOffer }
}
