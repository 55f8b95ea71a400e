import { useEffect, useRef, useState } from 'react'
import type { NewBlob } from '../memory/stored-event.ts'

type Blobs = readonly NewBlob[]

/**
 * What is typed and photographed on a page. A photo takes a moment to be made small: it joins what
 * is typed by then, and what is told waits for it.
 */
export function useDraft<Value extends { blobs: Blobs }>(
  initial: () => Value,
  store?: (next: Value) => void,
) {
  const [shown, setShown] = useState(initial)
  const latest = useRef(shown)
  const photos = useRef<Promise<unknown>>(undefined)
  const isOpen = useIsOpen()
  const change = (part: Partial<Value>) => {
    latest.current = { ...latest.current, ...part }
    setShown(latest.current)
    if (isOpen.current) store?.(latest.current)
  }
  const changeBlobs = (of: (before: Blobs) => Blobs) =>
    change({ blobs: of(latest.current.blobs) } as Partial<Value>)
  return {
    draft: shown,
    change,
    changeBlobs,
    /** Answers when the photo is there. */
    addPhoto: (photo: Promise<NewBlob>) => {
      const added = photo.then((blob) => changeBlobs((before) => [...before, blob]))
      photos.current = Promise.allSettled([photos.current, added])
      return added
    },
    /** With the photos that were taken until now. */
    draftWithPhotos: async () => {
      await photos.current
      return latest.current
    },
  }
}

/** A page that was left stores nothing any more. */
function useIsOpen() {
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => void (isOpen.current = false)
  }, [])
  return isOpen
}
