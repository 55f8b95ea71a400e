import { useState } from 'react'
import { useAction } from '../../client/use-action.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { frameWords } from '../../words/office/frame.ts'
import { ownWords } from '../../words/office/own.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { api } from '../session/api.ts'
import { withFreshFactor } from '../session/confirm-factor.tsx'
import { when } from '../session/when.ts'
import { AddPasskey } from './add-passkey.tsx'
import type { OwnAccess } from './own-access.ts'
import { TotpSetUp } from './totp-set-up.tsx'

type Props = { own: OwnAccess; onChanged: (recoveryCodes?: string[]) => void }

/** The app, the passkeys and the recovery codes. */
export function OwnFactors({ own, onChanged }: Props) {
  const words = useWords(ownWords)
  const frame = useWords(frameWords)
  const [adding, setAdding] = useState<'totp' | 'passkey'>()
  const { busy, errors, run } = useAction(frame.notSaved)
  const added = (codes: string[]) => {
    setAdding(undefined)
    onChanged(codes)
  }
  const remove = (call: () => Promise<unknown>) =>
    run(async () => {
      await withFreshFactor(call)
      onChanged()
    })
  const renew = () =>
    run(async () =>
      onChanged((await withFreshFactor(() => api.renewRecoveryCodes())).recoveryCodes),
    )
  const hasFactor = own.hasTotp || own.passkeys.length > 0
  return (
    <section>
      <h2>{words.factors}</h2>
      <p className="quiet">{words.factorsText}</p>
      <FailedNote text={errors['']} />
      <Authenticator
        isOn={own.hasTotp}
        busy={busy}
        onAdd={() => setAdding('totp')}
        onRemove={remove}
      />
      {adding === 'totp' && <TotpSetUp onDone={added} onCancel={() => setAdding(undefined)} />}
      <Passkeys own={own} busy={busy} onAdd={() => setAdding('passkey')} onRemove={remove} />
      {adding === 'passkey' && <AddPasskey onDone={added} onCancel={() => setAdding(undefined)} />}
      {hasFactor && (
        <RecoveryCodes left={own.recoveryCodesLeft} busy={busy} onRenew={() => void renew()} />
      )}
    </section>
  )
}

type Remove = (call: () => Promise<unknown>) => Promise<void>
type FactorProps = { busy: boolean; onAdd: () => void; onRemove: Remove }

function Authenticator({ isOn, busy, onAdd, onRemove }: FactorProps & { isOn: boolean }) {
  const words = useWords(ownWords)
  return (
    <div className="own__line">
      <p>
        <b>{words.totp}</b>{' '}
        <Badge look={isOn ? 'leaf' : 'line'}>{isOn ? words.totpOn : words.totpOff}</Badge>
      </p>
      {isOn ? (
        <Button look="text" busy={busy} onClick={() => void onRemove(() => api.removeTotp())}>
          {words.removeTotp}
        </Button>
      ) : (
        <Button look="line" onClick={onAdd}>
          {words.addTotp}
        </Button>
      )}
    </div>
  )
}

type CodesProps = { left: number; busy: boolean; onRenew: () => void }

function RecoveryCodes({ left, busy, onRenew }: CodesProps) {
  const words = useWords(ownWords)
  return (
    <div className="own__line">
      <p>
        <b>{words.recovery}</b>
        <br />
        <span className="quiet">{words.recoveryLeft(left)}</span>
      </p>
      <Button look="text" busy={busy} onClick={onRenew}>
        {words.renew}
      </Button>
    </div>
  )
}

function Passkeys({ own, busy, onAdd, onRemove }: FactorProps & { own: OwnAccess }) {
  const words = useWords(ownWords)
  const language = useLanguage()
  return (
    <>
      <div className="own__line">
        <p>
          <b>{words.passkeys}</b>
          <br />
          <span className="quiet">{words.passkeysText}</span>
        </p>
        <Button look="line" onClick={onAdd}>
          {words.addPasskey}
        </Button>
      </div>
      <ul>
        {own.passkeys.map(({ id, name, lastUsedAt }) => (
          <li className="own__line own__line--sub" key={id}>
            <p>
              {name}
              <br />
              <span className="quiet">
                {lastUsedAt ? words.lastUsed(when(lastUsedAt, language)) : words.neverUsed}
              </span>
            </p>
            <Button
              look="text"
              busy={busy}
              onClick={() => void onRemove(() => api.removePasskey({ params: { id: String(id) } }))}
            >
              {words.removePasskey}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
