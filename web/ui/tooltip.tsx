import { type PointerEvent, type ReactNode, useId, useRef } from 'react'
import { Icon } from './icon.tsx'
import './tooltip.css'

type Props = {
  /** The accessible name of the icon: "Kas ir depozīts?" */
  label: string
  text: ReactNode
}

/** Opens on hover, on focus and on a tap; closes on Escape and on a press elsewhere. */
export function Tooltip({ label, text }: Props) {
  const id = useId()
  const mark = useRef<HTMLButtonElement>(null)
  const tip = useRef<HTMLSpanElement>(null)

  function show() {
    if (mark.current && tip.current?.matches(':popover-open') === false)
      tip.current.showPopover({ source: mark.current })
  }
  const hide = () => tip.current?.hidePopover()
  // a lifted finger also fires "pointerleave", so a tap is handled by its click only
  const byMouse = (event: PointerEvent) => event.pointerType === 'mouse'

  return (
    <span
      className="tip"
      onPointerEnter={(event) => byMouse(event) && show()}
      onPointerLeave={(event) => byMouse(event) && hide()}
    >
      <button
        type="button"
        className="tip__mark"
        ref={mark}
        aria-label={label}
        aria-describedby={id}
        onFocus={show}
        onBlur={hide}
        onClick={show}
      >
        <Icon name="info" size={18} />
      </button>
      <span className="tip__text" role="tooltip" id={id} popover="auto" ref={tip}>
        {text}
      </span>
    </span>
  )
}
