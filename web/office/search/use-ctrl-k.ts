import { useEffectEvent, useLayoutEffect } from 'react'

/** Ctrl K opens the search from anywhere, out of a field too. */
export function useCtrlK(open: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isCtrlK = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
    if (!isCtrlK || document.querySelector('dialog[open]')) return
    event.preventDefault()
    open()
  })
  useLayoutEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
