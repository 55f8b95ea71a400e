import { Link, useLocation } from 'react-router'
import { IconButton } from '../../ui/icon-button.tsx'
import { frameWords } from '../../words/shop/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { sessionEnded } from '../session/log-in-prompt.ts'
import './session-ended-line.css'

/** The page goes on as a guest's; a log-in brings the guest's cart along. */
export default function SessionEndedLine() {
  const words = useWords(frameWords)
  const { pathname, search } = useLocation()
  if (pathname === '/login') return null
  return (
    <aside className="frame-ended" aria-label={words.sessionEnded}>
      <p className="wrap">
        <output>{words.sessionEnded}</output>
        <Link to={`/login?to=${encodeURIComponent(pathname + search)}`}>{words.logIn}</Link>
        <IconButton icon="close" label={words.close} onClick={() => sessionEnded.set(false)} />
      </p>
    </aside>
  )
}
