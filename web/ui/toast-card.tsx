import { useEffect, useEffectEvent, useState } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { Icon } from './icon.tsx'
import { NoBreak } from './no-break.tsx'
import { type NewToast, toastDurationMs } from './toasts.ts'

type Props = { toast: NewToast; closeLabel: string; onClose: () => void }

/** Closes by itself after a while, but not while it is hovered or has the focus. */
export default function ToastCard({ toast, closeLabel, onClose: onGone }: Props) {
  const { text, kind = 'info', icon = kind === 'info' ? 'check' : 'warn', action } = toast
  const [paused, setPaused] = useState(false)
  const leave = useEffectEvent(onGone)
  useEffect(() => {
    if (paused) return undefined
    const timer = setTimeout(() => leave(), toastDurationMs[kind])
    return () => clearTimeout(timer)
  }, [paused, kind])

  return (
    <div
      className={classNames('toast', icon === 'warn' && 'toast--bad')}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
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
