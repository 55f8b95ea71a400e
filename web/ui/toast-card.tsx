import { useEffect, useEffectEvent, useState } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { Icon } from './icon.tsx'
import { Tied } from './tied.tsx'
import { type ToastNews, toastLifeMs } from './toasts.ts'

type Props = { toast: ToastNews; closeLabel: string; onGone: () => void }

/** Leaves by itself, but never while somebody points at it or has the focus in it. */
export default function ToastCard({ toast, closeLabel, onGone }: Props) {
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
        <Tied>{text}</Tied>
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
