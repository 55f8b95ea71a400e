import { useLayoutEffect, useRef } from 'react'
import { createObserved } from '../../client/observed.ts'
import { safeLocalStorage } from '../../client/safe-storage.ts'

/** A deed of the office that has a key, a line in the palette, or both. */
export type Shortcut = {
  /** One key, or two in turn: `g p`. A capital letter is pressed with Shift. */
  keys?: string
  label: string
  /** In a word or two, for the foot; keys with the same one stand there together: `J K row`. */
  brief?: string
  /** Where it works: everywhere, as a way to another page, or on this page. */
  group: 'everywhere' | 'go' | 'page' | 'list'
  run: () => void
}

type Registered = { current: readonly Shortcut[] }

const registered = new Set<Registered>()

/** Of the page that is open and of what surrounds it. */
export const shortcutsNow = (): Shortcut[] => [...registered].flatMap(({ current }) => current)

/** Their names and keys, for those who show them; what they do may be that of a moment ago. */
export const shownShortcuts = createObserved<readonly Omit<Shortcut, 'run'>[]>([])

const publish = () => shownShortcuts.set(shortcutsNow())

/** Gives the page these deeds while the component is there. */
export function useShortcuts(shortcuts: readonly Shortcut[]) {
  const own = useRef<readonly Shortcut[]>([])
  const shown = JSON.stringify(shortcuts)
  useLayoutEffect(() => {
    own.current = shortcuts
  })
  // Before the page is seen: a key may be pressed at once.
  useLayoutEffect(() => {
    registered.add(own)
    return () => {
      registered.delete(own)
      publish()
    }
  }, [])
  useLayoutEffect(publish, [shown])
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
      const key = event.key === ' ' ? 'Space' : event.key
      const isSign = key.length === 1
      if ((isSign && !lettersAct.read()) || isForAnother(event)) return
      const isSecond = event.timeStamp - pressedAt < WAIT_FOR_SECOND_MS
      const begun = isSecond && first !== '' ? `${first} ` : ''
      const small = isSign ? key.toLowerCase() : key
      const all = shortcutsNow()
      const named = (name: string) => all.findLast(({ keys }) => keys === begun + name)
      const capital = isSign && event.shiftKey ? named(key.toUpperCase()) : undefined
      const deed = capital ?? named(small)
      const mayGoOn = all.some(({ keys }) => keys?.startsWith(`${small} `))
      first = deed === undefined && mayGoOn ? small : ''
      pressedAt = event.timeStamp
      if (deed === undefined) return
      event.preventDefault()
      deed.run()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

function isForAnother(event: KeyboardEvent) {
  const { target, key, repeat, ctrlKey, metaKey, altKey, defaultPrevented } = event
  const element = target instanceof HTMLElement ? target : undefined
  const isTyping = element?.matches('input:not([type=checkbox], [type=radio]), select, textarea')
  const isPressed = (key === 'Enter' || key === ' ') && (repeat || element?.closest(PRESSED))
  const isAsked = document.querySelector('dialog[open]') !== null
  return ctrlKey || metaKey || altKey || defaultPrevented || isTyping || isPressed || isAsked
}

/** Enter and Space press these themselves. */
const PRESSED = 'a, button, summary, input, [role=button]'
