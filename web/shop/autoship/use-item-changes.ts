import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** The usual count where `order` is null; without `back` the shop fills in the empties. */
export type ItemChange = {
  goodId: number
  order: number | null
  back?: number | undefined
  /** More presses or digits may follow. */
  isCounting?: boolean
}

const QUIET_MS = 500

/**
 * Changes of a delivery's goods that wait their turn: those of one good in a row become one, and
 * none is lost while another is on its way, or when the page is left: `sendAlone` sends those that
 * wait then.
 */
export function useItemChanges(
  busy: boolean,
  send: (change: ItemChange) => Promise<void>,
  sendAlone: (change: ItemChange) => Promise<unknown>,
) {
  const onItsWay = useRef<ItemChange>(undefined)
  const [waiting, setWaiting] = useState<readonly ItemChange[]>([])
  const [first] = waiting
  const save = useEffectEvent(async (change: ItemChange) => {
    onItsWay.current = change
    await send(change)
    setWaiting((now) => now.filter((other) => other !== change))
  })
  const saveOnLeaving = useEffectEvent(() => {
    for (const change of waiting)
      if (change !== onItsWay.current) void sendAlone(change).catch(() => undefined)
  })
  useEffect(() => {
    if (first === undefined || busy) return undefined
    const timer = setTimeout(() => void save(first), first.isCounting === true ? QUIET_MS : 0)
    return () => clearTimeout(timer)
  }, [first, busy])
  useEffect(() => () => saveOnLeaving(), [])

  const add = (change: ItemChange) =>
    setWaiting((now) => [...now.filter(({ goodId }) => goodId !== change.goodId), change])
  const waitingFor = (id: number) => waiting.find(({ goodId }) => goodId === id)
  return { add, waitingFor }
}
