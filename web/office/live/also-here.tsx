import { useEffect, useEffectEvent, useState } from 'react'
import type { Input } from '../../../contract/shared/call.ts'
import type { OfficeCalls } from '../../../contract/office/calls.ts'
import { listed } from '../../../domain/words/listed.ts'
import { Initials } from '../kit/initials.tsx'
import { frameWords } from '../../words/office/frame.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { api } from '../session/api.ts'
import { useSession } from '../session/session.ts'
import { useLive } from './use-live.ts'
import './live.css'

const EVERY_MS = 20_000

type Props = Input<OfficeCalls['reportPresence']>['body']

/** Who else has this record open now. */
export function AlsoHere(record: Props) {
  const words = useWords(frameWords)
  const language = useLanguage()
  const others = useOthersHere(record)
  const names = others.map(({ name }) => name)
  return (
    <div className="live__also" aria-live="polite">
      {others.length > 0 && (
        <p className="live__others">
          {others.map((other) => (
            <Initials key={other.id} name={other.name} />
          ))}
          {words.alsoHere(listed(names, language))}
        </p>
      )}
    </div>
  )
}

/** Reports this person while the page is seen; an owner who only looks as another is nowhere. */
function useOthersHere({ subject, id }: Props) {
  const { viewedBy } = useSession().session
  const [others, setOthers] = useState<{ id: number; name: string }[]>([])
  const body = { subject, id }
  const report = useEffectEvent(() => {
    if (document.hidden || viewedBy) return
    api.reportPresence({ body }).then(
      (answer) => setOthers(answer.others),
      () => setOthers([]),
    )
  })
  const end = useEffectEvent(() => {
    if (!viewedBy) api.endPresence({ body }).catch(() => undefined)
  })
  useLive(['presence'], report, { presence: [id] })
  useEffect(() => {
    report()
    const timer = setInterval(report, EVERY_MS)
    const seenOrHidden = () => (document.hidden ? end() : report())
    document.addEventListener('visibilitychange', seenOrHidden)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', seenOrHidden)
      end()
    }
  }, [])
  return others
}
