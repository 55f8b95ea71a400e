import { useLayoutEffect } from 'react'
import { safeLocalStorage } from '../../client/safe-storage.ts'

/** Parts of the home page that only a customer has: they come when the page is already seen. */
const rooms = ['next-delivery', 'order-again'] as const

type Room = (typeof rooms)[number]

const KEY = 'avots.rooms'

/**
 * Remembers how high a part is once it is read, so that the next visit leaves that room for it
 * while it is empty and nothing below moves. The part stands in an element with `data-room`.
 */
export function useKeptRoom(name: Room, isRead: boolean, hasFailed: boolean) {
  useLayoutEffect(() => {
    if (isRead) storeHeight(name)
    else if (hasFailed) clearHeight(name)
  }, [name, isRead, hasFailed])
}

function storeHeight(name: Room) {
  clearHeight(name)
  const part = document.querySelector<HTMLElement>(`[data-room="${name}"]`)
  const height = `${part?.offsetHeight ?? 0}px`
  document.documentElement.style.setProperty(`--room-${name}`, height)
  const kept = safeLocalStorage.readJson(KEY) ?? {}
  safeLocalStorage.writeJson(KEY, { ...kept, [`${name} ${innerWidth}`]: height })
}

const clearHeight = (name: Room) => document.documentElement.style.removeProperty(`--room-${name}`)

export function forgetRooms() {
  safeLocalStorage.remove(KEY)
  rooms.forEach(clearHeight)
}
