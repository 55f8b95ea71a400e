import './before-hydration.ts'
import { type ComponentType, lazy, memo, Suspense, useEffect } from 'react'
import { fetchWithRetry } from '../../ui/lazy-with-retry.ts'

/** Events that show that a visitor is using the page. */
const useEvents = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'scroll',
  'keydown',
  'focusin',
] as const

let startHydration: () => void = () => undefined

/** Resolves at the visitor's first use of the page; on the server at once. */
const pageUsed: Promise<void> =
  typeof document === 'undefined'
    ? Promise.resolve()
    : new Promise((resolve) => {
        startHydration = resolve
        for (const name of useEvents)
          addEventListener(name, startHydration, { once: true, passive: true, capture: true })
        addEventListener('click', watchPress, true)
        addEventListener('click', clearPress)
      })

/** Any navigation, also one by script, hydrates the whole page. */
export const hydrateNow = () => startHydration()

/**
 * Repeats what the visitor did before React ran; the code for it is fetched only for a page in use.
 */
export function replayEarlyInput() {
  const early = window.takeEarlyInput?.(startHydration)
  if (early)
    void pageUsed
      .then(() => import('./replay-input.ts'))
      .then(({ replayInput }) => replayInput(early))
}

/**
 * React stops a press on a part that is not hydrated yet, so such a press never bubbles up to the
 * window.
 */
let passing: Event | undefined
let lostTarget: EventTarget | null = null

function watchPress(press: Event) {
  passing = press
  setTimeout(() => {
    if (passing === press) lostTarget = press.target
  })
}

function clearPress() {
  passing = undefined
  lostTarget = null
}

function repeatLostPress() {
  const target = lostTarget
  lostTarget = null
  // the target of a press on a button may be the icon inside it
  if (target instanceof Element && target.isConnected) target.closest('button')?.click()
}

/**
 * A part of the page that works as server-rendered HTML. Its code is fetched at the visitor's
 * first use of the page, and a press made before that is repeated. The importing component must
 * import the part's style sheet.
 */
export function hydrateOnUse<Props extends object>(
  fetchPart: () => Promise<{ default: ComponentType<Props> }>,
) {
  const Part = lazy(() => pageUsed.then(() => fetchWithRetry(fetchPart)))
  // memo: a new render of the parent must not touch a part that is not hydrated yet
  return memo(function HydratedOnUse(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
        <RepeatLostPress />
      </Suspense>
    )
  })
}

function RepeatLostPress() {
  // after the press that started the hydration has passed
  useEffect(() => void setTimeout(repeatLostPress), [])
  return null
}
