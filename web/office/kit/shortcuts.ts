import { useLayoutEffect, useRef } from 'react'
import { createObserved } from '../../client/observed.ts'
import { safeLocalStorage } from '../../client/safe-storage.ts'

/** A deed of the office that has a key, a line in the palette, or both. */
export type Shortcut = {
  /** One key, or two in turn: `g p`. */
  keys?: string
  label: string
  /** Where it works: everywhere, as a way to another page, or on this page. */
  group: 'everywhere' | 'go' | 'page' | 'list'
  run: () => void
}

type Registered = { current: readonly Shortcut[] }

const registered = new Set<Registered>()

/** Of the page that is open and of what surrounds it. */
export const shortcutsNow = (): Shortcut[] => [...registered].flatMap(({ current }) => current)

/** Gives the page these deeds while the component is there. */
export function useShortcuts(shortcuts: readonly Shortcut[]) {
  const own = useRef(shortcuts)
  useLayoutEffect(() => {
    own.current = shortcuts
  })
  // Before the page is seen: a key may be pressed at once.
  useLayoutEffect(() => {
    registered.add(own)
    return () => void registered.delete(own)
  }, [])
}

const STORED = 'avots.office-keys'

/** Whether letters act; some people's software types them by itself. */
export const lettersAct = createObserved(safeLocalStorage.read(STORED) !== 'off')

export function switchLetters(isOn: boolean) {
  safeLocalStorage.write(STORED, isOn ? 'on' : 'off')
  lettersAct.set(isOn)
}

const WAIT_FOR_SECOND_MS = 1_500

/** Runs the deeds of keys. Nothing happens while something is typed or a dialog is open. */
export function useShortcutKeys() {
  useLayoutEffect(() => {
    let first = ''
    let pressedAt = 0
    const onKey = (event: KeyboardEvent) => {
      const isSign = event.key.length === 1
      if ((isSign && !lettersAct.read()) || isForAnother(event)) return
      const key = isSign ? event.key.toLowerCase() : event.key
      const isSecond = event.timeStamp - pressedAt < WAIT_FOR_SECOND_MS
      const pressed = isSecond && first !== '' ? `${first} ${key}` : key
      const all = shortcutsNow()
      const deed = all.findLast(({ keys }) => keys === pressed)
      const mayGoOn = all.some(({ keys }) => keys?.startsWith(`${key} `))
      first = deed === undefined && mayGoOn ? key : ''
      pressedAt = event.timeStamp
      if (deed === undefined) return
      event.preventDefault()
      deed.run()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

function isForAnother({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) {
  const isTyping =
    target instanceof HTMLElement &&
    target.matches('input:not([type=checkbox], [type=radio]), select, textarea')
  const isAsked = document.querySelector('dialog[open]') !== null
  return ctrlKey || metaKey || altKey || defaultPrevented || isTyping || isAsked
}
