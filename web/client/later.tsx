import '../before-program.ts'
import { type ComponentType, lazy, memo, Suspense, useEffect } from 'react'
import { untilFetched } from '../ui/lazily.ts'

/** Somebody begins to use the page. */
const signs = ['pointerover', 'pointerdown', 'touchstart', 'scroll', 'keydown', 'focusin'] as const

let wake: () => void = () => undefined

/** On the server nothing waits. */
const awake: Promise<void> =
  typeof document === 'undefined'
    ? Promise.resolve()
    : new Promise((resolve) => {
        wake = resolve
        for (const sign of signs)
          addEventListener(sign, wake, { once: true, passive: true, capture: true })
        addEventListener('click', notePress, true)
        addEventListener('click', forgetPress)
      })

/** A navigation draws what it shows at once, whoever began it. */
export const wakePage = () => wake()

/** What was begun before this program came is done now; it is not fetched for a page that nobody uses. */
export function takeOver() {
  const begun = window.programIsHere?.(wake)
  if (begun) void awake.then(() => import('./catch-up.ts')).then(({ catchUp }) => catchUp(begun))
}

/** A press on a part that still sleeps: React holds it up on its way, so that it never comes back here. */
let passing: Event | undefined
let unheard: EventTarget | null = null

function notePress(press: Event) {
  passing = press
  setTimeout(() => {
    if (passing === press) unheard = press.target
  })
}

function forgetPress() {
  passing = undefined
  unheard = null
}

function pressAgain() {
  const target = unheard
  unheard = null
  // an icon is what was pressed of its button
  if (target instanceof Element && target.isConnected) target.closest('button')?.click()
}

/**
 * A part of the page that the server has drawn and that can be read and followed as it is: its program comes with the first sign that
 * somebody uses the page, and does what was pressed meanwhile. Its style sheet belongs to whoever shows it.
 */
export function later<Props extends object>(
  fetchPart: () => Promise<{ default: ComponentType<Props> }>,
) {
  const Part = lazy(() => awake.then(() => untilFetched(fetchPart)))
  // what is around it may be drawn anew while this still stands as the server drew it
  return memo(function Later(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
        <Awake />
      </Suspense>
    )
  })
}

function Awake() {
  // after the press that woke this part has gone its way
  useEffect(() => void setTimeout(pressAgain), [])
  return null
}
