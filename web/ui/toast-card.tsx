import { useEffect, useEffectEvent, useState } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { Icon } from './icon.tsx'
import { NoBreak } from './no-break.tsx'
import { type NewToast, toastLifeMs } from './toasts.ts'

type Props = { toast: NewToast; closeLabel: string; onClose: () => void }

/** Leaves by itself, but never while somebody points at it or has the focus in it. */
export default function ToastCard({ toast, closeLabel, onClose: onGone }: Props) {
  const { text, kind = 'news', icon = kind === 'news' ? 'check' : 'warn', action } = toast
  const [held, setHeld] = useState(false)
  const leave = useEffectEvent(onGone)
  useEffect(() => {
    if (held) return undefined
    const timer = setTimeout(() => leave(), toastLifeMs[kind])
    return () => clearTimeout(timer)
  }, [held, kind])

  return (
    <div
      className={classNames('toast', icon === 'warn' && 'toast--bad')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icon} size={22} />
      <p>
        <NoBreak>{text}</NoBreak>
      </p>
      {action ? (
        <button
          type="button"
          className="toast__action"
          onClick={() => {
            action.press()
            onGone()
          }}
        >
          {action.label}
        </button>
      ) : (
        <IconButton icon="close" label={closeLabel} onClick={onGone} />
      )}
    </div>
  )
}
