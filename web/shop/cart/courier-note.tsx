import { useCallback, useEffect, useRef, useState } from 'react'
import { TextArea } from '../../ui/text-area.tsx'
import { cartWords } from '../../words/shop/cart.ts'
import { useWords } from '../../words/use-words.ts'
import { changeCart } from './change-cart.ts'

/** Saved on leaving the field, its page or the shop. */
export function CourierNote({ saved }: { saved: string }) {
  const words = useWords(cartWords)
  const [typed, setTyped] = useState<string>()
  // Only text typed here: another tab may have saved its own note meanwhile.
  const unsent = useRef<string>(undefined)
  const save = useCallback(() => {
    const notes = unsent.current
    unsent.current = undefined
    if (notes !== undefined) void changeCart({ notes })
  }, [])
  useEffect(() => {
    addEventListener('pagehide', save)
    return () => {
      removeEventListener('pagehide', save)
      save()
    }
  }, [save])
  return (
    <TextArea
      label={words.courierNote}
      value={typed ?? saved}
      maxLength={1_000}
      onChange={({ target }) => {
        unsent.current = target.value
        setTyped(target.value)
      }}
      onBlur={save}
    />
  )
}
