import { type SubmitEvent, useState } from 'react'
import { isRefusedWith, refusalMessage } from '../client/refusals.ts'
import { driverWords } from '../words/driver/driver.ts'
import { useWords } from '../words/use-words.ts'
import { CallRefused } from '../../contract/shared/http-client.ts'
import { sendWaiting } from './memory/outbox.ts'
import { countUnsent } from './memory/wipe.ts'
import { isOwnPin, rememberPin } from './offline-pin.ts'
import { api } from './api.ts'
import { forgetDevice, type OwnDevice, signatureOf } from './device-key.ts'
import { BigButton } from './frame/big-button.tsx'
import { PinInput } from './pin-input.tsx'

type Props = { device: OwnDevice; onDone: (device: OwnDevice) => void; onForgotten: () => void }

/** A phone that was taken away hands over what it has first, for which it needs its key. */
async function forgetIfAllIsSent(): Promise<void> {
  await sendWaiting().catch(() => undefined)
  const unsent = await countUnsent()
  if (unsent.events + unsent.pictures === 0) await forgetDevice()
}

/** Where the network has stalled, the phone itself knows the PIN. */
const LONGEST_WAIT_MS = 8_000

async function unlockWith({ deviceId, keys }: OwnDevice, pin: string): Promise<void> {
  const waiting = () => ({ signal: AbortSignal.timeout(LONGEST_WAIT_MS) })
  const { challenge } = await api.startUnlock({ body: { deviceId } }, waiting())
  const signature = await signatureOf(keys, challenge)
  await api.unlock({ body: { deviceId, challenge, signature, pin } }, waiting())
  await rememberPin(pin)
}

/** A server in trouble says as little of a PIN as none. */
const isOutOfReach = (failure: unknown): boolean =>
  !(failure instanceof CallRefused) || failure.status >= 500

/** The PIN and the phone's own key open the day. A revoked phone forgets its key. */
export function Unlock({ device, onDone, onForgotten }: Props) {
  const words = useWords(driverWords)
  const [pin, setPin] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  async function unlock() {
    if (busy) return
    setBusy(true)
    setError(undefined)
    try {
      await unlockWith(device, pin)
      onDone(device)
    } catch (refused) {
      const isAlone = isOutOfReach(refused)
      if (isAlone && (await isOwnPin(pin))) return onDone(device)
      setPin('')
      setError(isAlone ? words.pinAlone : refusalMessage(refused, words.failed))
      if (isRefusedWith(refused, 'device_unknown')) await forgetIfAllIsSent().then(onForgotten)
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void unlock()
  }
  return (
    <>
      <h1>{words.locked}</h1>
      <form className="driver-form" onSubmit={submit} noValidate>
        <PinInput id="pin" label={words.pin} value={pin} error={error} onChange={setPin} />
        <BigButton type="submit" busy={busy}>
          {words.open}
        </BigButton>
      </form>
    </>
  )
}
