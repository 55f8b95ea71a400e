import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { dayOf } from '../../../domain/calendar.ts'
import { dayTitle } from '../../../domain/calendar/phrases.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { closingWords } from '../../words/office/closing.ts'
import { frameWords } from '../../words/office/frame.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { DayArrows } from '../kit/day-arrows.tsx'
import { Loading } from '../kit/loading.tsx'
import { useShortcuts } from '../kit/shortcuts.ts'
import { useLive } from '../live/use-live.ts'
import { PlaceHead } from '../nav/place-head.tsx'
import { api } from '../session/api.ts'
import { type ClosingAct, ClosingSheet } from './closing-sheet.tsx'
import { ClosingState } from './closing-state.tsx'
import type { Closing } from './closing.ts'
import { OrderLists } from './order-lists.tsx'
import { WeekPlan } from './week-plan.tsx'
import './closing.css'

/** What closing the next day would do now, and the ways to do it earlier or later. */
export function ClosingPage() {
  const { pages } = useWords(frameWords)
  const words = useWords(closingWords)
  const language = useLanguage()
  const [address, setAddress] = useSearchParams()
  const day = address.get('day') ?? undefined
  const closing = useLoaded(`closing ${day}`, () =>
    api.rehearseClosing({ query: day === undefined ? {} : { day } }),
  )
  useLive(['orders', 'calendar', 'own'], closing.reload)
  const [act, setAct] = useState<ClosingAct>()
  const { value } = closing
  const title = value ? words.title(dayTitle(dayOf(value.day), language)) : pages.closing
  return (
    <>
      <PlaceHead place="plan" title={title}>
        {value && (
          <DayArrows day={dayOf(day ?? value.day)} onShow={(next) => setAddress({ day: next })} />
        )}
        {value && <Acts closing={value} onAct={setAct} />}
      </PlaceHead>
      <Loading from={closing}>
        {(loaded) => (
          <>
            <ClosingState closing={loaded} />
            <WeekPlan shown={dayOf(loaded.day)} />
            <Lists closing={loaded} onAct={setAct} />
            <ClosingSheet
              day={dayOf(loaded.day)}
              act={act}
              onClose={() => setAct(undefined)}
              onDone={closing.reload}
            />
          </>
        )}
      </Loading>
    </>
  )
}

type Props = { closing: Closing; onAct: (act: ClosingAct) => void }

function Acts({ closing: { closed, isNext, hold }, onAct }: Props) {
  const words = useWords(closingWords)
  const isOpen = closed === null && isNext
  const offered = isOpen
    ? (['close', 'hold', ...(hold ? (['release'] as const) : [])] as const)
    : []
  useShortcuts(
    offered.map((name) => ({
      label: words.acts[name],
      group: 'page',
      run: () => onAct({ name }),
    })),
  )
  return offered.map((name) => (
    <Button key={name} look={name === 'close' ? 'clay' : 'line'} onClick={() => onAct({ name })}>
      {words.acts[name]}
    </Button>
  ))
}

function Lists({ closing, onAct }: Props) {
  const words = useWords(closingWords)
  const isEmpty = closing.locked.length + closing.skipped.length === 0
  if (isEmpty) return <EmptyState picture="drop" title={words.nothing} />
  return <OrderLists closing={closing} onAct={onAct} />
}
