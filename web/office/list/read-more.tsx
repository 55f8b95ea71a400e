import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../../ui/button.tsx'

type Props = { label: string; busy: boolean; rows: number; onRead: () => void }

/** Reads on when the end of the rows comes near. The button is for keyboards and after a failure. */
export function ReadMore({ label, busy, rows, onRead }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const readMore = useEffectEvent(onRead)
  useEffect(() => {
    const nearEnd = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && readMore(),
      { rootMargin: '600px 0px' },
    )
    nearEnd.observe(box.current!)
    return () => nearEnd.disconnect()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- again after each reading
  }, [rows])
  return (
    <div ref={box}>
      <Button look="line" busy={busy} onClick={onRead}>
        {label}
      </Button>
    </div>
  )
}
