import { type ReactNode, useId } from 'react'
import { useModal } from './use-modal.ts'
import './dialog.css'

type Props = {
  open: boolean
  /** Escape means the same as the button that changes nothing. */
  onClose: () => void
  title: string
  children?: ReactNode
  /** Buttons that say the verb; the one that changes nothing comes first and gets the focus. */
  actions: ReactNode
  /** `stack` puts them one under another, for two ways that are equally possible. */
  actionsAs?: 'row' | 'stack'
}

/** Only to decide something. What is only to be read is a `Note`, what is to be filled in has a place on a page. */
export function Dialog({ open, onClose, title, children, actions, actionsAs = 'row' }: Props) {
  const titleId = useId()
  const modal = useModal(open, onClose)
  return (
    <dialog {...modal} className="dialog" aria-labelledby={titleId}>
      {open && (
        <>
          <h2 id={titleId}>{title}</h2>
          {children}
          <div className={`dialog__actions dialog__actions--${actionsAs}`}>{actions}</div>
        </>
      )}
    </dialog>
  )
}
