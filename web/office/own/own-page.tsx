import { useState } from 'react'
import { useLoaded } from '../../client/use-loaded.ts'
import { ownWords } from '../../words/office/own.ts'
import { useWords } from '../../words/use-words.ts'
import { Loading } from '../kit/loading.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { api } from '../session/api.ts'
import { OwnFactors } from './own-factors.tsx'
import { OwnPassword } from './own-password.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import './own.css'

/** The own second steps, devices and password. */
export function OwnPage() {
  const words = useWords(ownWords)
  const access = useLoaded('own', () => api.readOwnAccess())
  const [codes, setCodes] = useState<string[]>([])
  const changed = (recoveryCodes: string[] = []) => {
    setCodes(recoveryCodes)
    access.reload()
  }
  return (
    <div className="own">
      <PageHead title={words.title} />
      {codes.length > 0 && <RecoveryCodes codes={codes} onKept={() => setCodes([])} />}
      <Loading from={access}>
        {(own) => (
          <div className="own__parts">
            <OwnFactors own={own} onChanged={changed} />
            <OwnSessions sessions={own.sessions} onChanged={access.reload} />
            <OwnPassword login={own.email ?? own.phone ?? ''} onChanged={access.reload} />
          </div>
        )}
      </Loading>
    </div>
  )
}
