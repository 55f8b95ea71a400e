import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useId } from 'react'
import { IconButton } from './icon-button.tsx'
import { useModal } from './use-modal.ts'
import './sheet.css'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  words: { close: string }
  /** Left for menus, right for the cart, bottom for filters on a phone. */
  side: 'left' | 'right' | 'bottom'
  children: ReactNode
  /** Does not scroll. */
  footer?: ReactNode
}

export function Sheet({ open, onClose, title, words, side, children, footer }: Props) {
  const titleId = useId()
  const modal = useModal(open, onClose)

  // going back in the history leaves the page under the sheet
  const close = useEffectEvent(() => onClose())
  useEffect(() => {
    if (!open) return undefined
    const handlePopState = () => close()
    addEventListener('popstate', handlePopState)
    return () => removeEventListener('popstate', handlePopState)
  }, [open])

  function closeFromBackdrop(event: MouseEvent) {
    if (event.target === event.currentTarget) onClose()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape does the same
    <dialog
      {...modal}
      className={`sheet sheet--${side}`}
      aria-labelledby={titleId}
      onClick={closeFromBackdrop}
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
