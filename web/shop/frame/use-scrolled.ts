import { useSyncExternalStore } from 'react'

const watch = (listener: () => void) => {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

/** Whether the page has been scrolled further than so many pixels. */
export const useScrolled = (pixels: number): boolean =>
  useSyncExternalStore(
    watch,
    () => scrollY > pixels,
    () => false,
  )
