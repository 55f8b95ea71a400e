import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { runWords } from '../../words/office/runs.ts'
import { useWords } from '../../words/use-words.ts'
import './more-acts.css'

const closers = ['keydown', 'click', 'focusin'] as const

/** Acts beside the main ones: in their line on a wide screen, else below a button. */
export function MoreActs({ children }: { children: ReactNode }) {
  const words = useWords(runWords)
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => {
    if (!isOpen) return undefined
    const close = (event: Event) => {
      const isInside = box.current?.contains(event.target as Node)
      if (event instanceof KeyboardEvent ? event.key !== 'Escape' : isInside) return
      if (isInside) box.current?.querySelector('button')?.focus()
      setOpen(false)
    }
    for (const kind of closers) document.addEventListener(kind, close)
    return () => {
      for (const kind of closers) document.removeEventListener(kind, close)
    }
  }, [isOpen])
  return (
    <div ref={box} className={classNames('runs-more', isOpen && 'runs-more--open')}>
      <Button
        look="line"
        className="runs-more__button"
        aria-label={words.more}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        ⋯
      </Button>
      <div id={id} className="runs-more__list">
        {children}
      </div>
    </div>
  )
}
