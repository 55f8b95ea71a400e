import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readCodes } from './rescue-codes.ts'
import { useLoaded } from './use-loaded.ts'
import { hasCamera, watchCodes } from './watch-codes.ts'

/** The codes of a phone that a camera has seen or a hand has pasted, and what they are together. */
export function useRescueCodes() {
  const [seen, setSeen] = useState<readonly string[]>([])
  const [pasted, setPasted] = useState('')
  const all = [...seen, ...pasted.split(/\s+/)]
  const { value: read } = useLoaded(all.join(' '), () => readCodes(all))
  return {
    read,
    pasted,
    setPasted,
    see: (code: string) => setSeen((codes) => (codes.includes(code) ? codes : [...codes, code])),
    clear: () => {
      setSeen([])
      setPasted('')
    },
  }
}

/** A camera that the person switches on; missing where there is none or it was refused. */
export function useCodeCamera(onCode: (code: string) => void) {
  const [isOn, setOn] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const video = useRef<HTMLVideoElement>(null)
  const report = useEffectEvent(onCode)
  useEffect(() => {
    if (!isOn || !video.current) return undefined
    return watchCodes(video.current, {
      onCode: (code) => report(code),
      onNoCamera: () => setRefused(true),
    })
  }, [isOn])
  return { video, isOn, toggle: () => setOn(!isOn), isMissing: isRefused || !hasCamera() }
}
