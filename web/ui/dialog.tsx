import { type ReactNode, useId } from 'react'
import { useModal } from './use-modal.ts'
import './dialog.css'

type Props = {
  open: boolean
  /** Escape does the same as the button that changes nothing. */
  onClose: () => void
  title: string
  children?: ReactNode
  /** Buttons named by their verb; the one that changes nothing comes first, for the focus. */
  actions: ReactNode
  /** `stack` puts them one under another, for two equal choices. */
  actionsAs?: 'row' | 'stack'
}

/** Only for decisions: a message is a `Note`, and a form belongs on a page. */
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
