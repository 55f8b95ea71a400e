import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useId } from 'react'
import { IconButton } from './icon-button.tsx'
import { useModal } from './use-modal.ts'
import './sheet.css'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  words: { close: string }
  /** A menu comes from the left, a cart from the right; `bottom` is for a phone's thumb. */
  side: 'left' | 'right' | 'bottom'
  children: ReactNode
  /** Stays in sight below what scrolls. */
  footer?: ReactNode
}

export function Sheet({ open, onClose, title, words, side, children, footer }: Props) {
  const titleId = useId()
  const modal = useModal(open, onClose)

  // a step back in the history leaves the page that this lies over
  const leave = useEffectEvent(() => onClose())
  useEffect(() => {
    if (!open) return undefined
    const hear = () => leave()
    addEventListener('popstate', hear)
    return () => removeEventListener('popstate', hear)
  }, [open])

  function closeFromVeil(event: MouseEvent) {
    if (event.target === event.currentTarget) onClose()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape does the same
    <dialog
      {...modal}
      className={`sheet sheet--${side}`}
      aria-labelledby={titleId}
      onClick={closeFromVeil}
    >
      {open && (
        <div className="sheet__in">
          <div className="sheet__top">
            <h2 id={titleId}>{title}</h2>
            <IconButton icon="close" label={words.close} onClick={onClose} />
          </div>
          <div className="sheet__body">{children}</div>
          {footer && <div className="sheet__foot">{footer}</div>}
        </div>
      )}
    </dialog>
  )
}
