import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ownWords } from '../../words/office/own.ts'
import { useWords } from '../../words/use-words.ts'
import { AddPasskey } from './add-passkey.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TotpSetUp } from './totp-set-up.tsx'
import './own.css'

type Way = 'totp' | 'passkey'

/** Setting up the obligatory second step: one of two ways, then the recovery codes. */
export function FirstFactor({ onDone }: { onDone: () => void }) {
  const words = useWords(ownWords)
  const [way, setWay] = useState<Way>()
  const [codes, setCodes] = useState<string[]>()
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />
  const again = () => setWay(undefined)
  if (way === 'totp') return <TotpSetUp onDone={setCodes} onCancel={again} />
  if (way === 'passkey') return <AddPasskey onDone={setCodes} onCancel={again} />
  return (
    <div className="own-ways">
      <Button wide onClick={() => setWay('totp')}>
        {words.totp}
      </Button>
      <Button wide look="line" onClick={() => setWay('passkey')}>
        {words.passkeys}
      </Button>
    </div>
  )
}
