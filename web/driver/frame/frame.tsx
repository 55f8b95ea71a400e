import { type ReactNode, useEffectEvent, useLayoutEffect } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { frameWords } from '../../words/driver/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { useLook } from './look.ts'
import './frame.css'

type Props = {
  title: string
  note?: string | undefined
  onBack?: (() => void) | undefined
  /** Beside the title, such as a call. */
  corner?: ReactNode
  /** Under the title, on every screen: the network and changes from the office. */
  bar?: ReactNode
  children: ReactNode
  /** Below the thumb, always in sight. */
  acts?: ReactNode
  foot?: ReactNode
}

/** A screen of the road: what acts lies in the lower third. */
export function Frame({ title, note, onBack, corner, bar, children, acts, foot }: Props) {
  const words = useWords(frameWords)
  const { isSun, isLeftHanded } = useLook()
  usePhoneBack(onBack)
  // A newer browser answers a promise, which is no cleanup.
  useLayoutEffect(() => {
    scrollTo(0, 0)
  }, [])
  return (
    <div
      className="frame"
      data-look={isSun ? 'sun' : undefined}
      data-hand={isLeftHanded ? 'left' : undefined}
    >
      <main id="saturs">
        <header className="frame-top">
          {onBack && (
            <button type="button" className="frame-icon" aria-label={words.back} onClick={onBack}>
              <Icon name="back" size={28} />
            </button>
          )}
          <h1>
            {title}
            {note && <small>{note}</small>}
          </h1>
          {corner}
        </header>
        {bar && <div className="frame-bar">{bar}</div>}
        <div className="frame-main">{children}</div>
      </main>
      {(acts || foot) && (
        <footer className="frame-bottom">
          {acts && <div className="frame-acts">{acts}</div>}
          {foot}
        </footer>
      )}
    </div>
  )
}

const GUARD = 'guard'

/** The phone's own Back uses up a guarding entry and goes where the arrow goes, not out of the app. */
function usePhoneBack(onBack: (() => void) | undefined) {
  const goBack = useEffectEvent(() => onBack?.())
  // Before it can be seen: Back that is pressed at once finds it.
  useLayoutEffect(() => {
    if (onBack && history.state !== GUARD) history.pushState(GUARD, '')
  })
  useLayoutEffect(() => {
    addEventListener('popstate', goBack)
    return () => removeEventListener('popstate', goBack)
  }, [])
}
