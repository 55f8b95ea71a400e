import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { refusalMessage } from '../../client/refusals.ts'
import { toasts } from '../../ui/toasts.ts'
import { runWords } from '../../words/office/runs.ts'
import { useWords } from '../../words/use-words.ts'
import { api } from '../session/api.ts'
import { isOfRun, type Run, type RunStop } from './run.ts'

/** Several presses in a row are one change of the run. */
const QUIET_MS = 600

export type OrderedStops = {
  run: Run
  onOrdered: (stopIds: readonly number[]) => void
  onFailed: () => void
}

/** The stops as they are shown: moved at once, saved when the hand rests, put back when refused. */
export function useStopOrder({ run, onOrdered, onFailed }: OrderedStops) {
  const words = useWords(runWords)
  const [draft, setDraft] = useState<readonly number[]>()
  const own = run.stops.filter(isOfRun)
  const ids = own.map(({ id }) => id)
  const stops = draft === undefined ? own : inOrder(own, draft)
  const send = async (stopIds: readonly number[], before: readonly number[] = ids) => {
    try {
      await api.orderStops({ params: { id: String(run.id) }, body: { stopIds: [...stopIds] } })
      onOrdered(stopIds)
      toasts.show({
        text: words.orderSaved,
        icon: 'check',
        // Also when the page has been left.
        action: { label: words.undo, press: () => void send(before, stopIds) },
      })
    } catch (failure) {
      const text = refusalMessage(failure, words.saveFailed)
      toasts.show({ text, kind: 'important', icon: 'warn' })
      onFailed()
    }
    setDraft((now) => (now === stopIds ? undefined : now))
  }
  useSendQuietly(draft, send)
  return {
    stops,
    /** Puts all stops in an order that is offered. */
    placeAll: setDraft as (stopIds: readonly number[]) => void,
    /** Puts a stop at another place of those that are shown. */
    place: (from: number, to: number) => {
      if (to < 0 || to >= stops.length || from === to) return
      const next: RunStop[] = stops.toSpliced(from, 1).toSpliced(to, 0, stops[from]!)
      setDraft(next.map(({ id }) => id))
    },
  }
}

/** Sends the last order when the hand rests, or at once when the page is left before that. */
function useSendQuietly(
  draft: readonly number[] | undefined,
  send: (stopIds: readonly number[]) => Promise<void>,
) {
  const unsent = useRef<readonly number[]>(undefined)
  const sendUnsent = useEffectEvent(() => {
    const stopIds = unsent.current
    unsent.current = undefined
    if (stopIds !== undefined) void send(stopIds)
  })
  useEffect(() => {
    if (draft === undefined) return undefined
    unsent.current = draft
    const timer = setTimeout(() => sendUnsent(), QUIET_MS)
    return () => clearTimeout(timer)
  }, [draft])
  useEffect(() => () => sendUnsent(), [])
}

const inOrder = (stops: readonly RunStop[], ids: readonly number[]) =>
  stops
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map((stop, at) => ({ ...stop, position: at + 1 }))
