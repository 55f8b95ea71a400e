import { useEffect, useState } from 'react'

/** The text once typing pauses. */
export function useSettled<Text extends string | undefined>(text: Text, quietMs: number): Text {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), quietMs)
    return () => clearTimeout(timer)
  }, [text, quietMs])
  return settled
}
