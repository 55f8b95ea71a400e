import { deviceName } from '../../domain/words/device-name.ts'
import { isRefusedWith } from '../client/refusals.ts'
import { useForm } from '../client/use-form.ts'
import { useLoaded } from '../client/use-loaded.ts'
import { FailedNote } from './frame/failed-note.tsx'
import { ReadState } from './frame/read-state.tsx'
import { TextField } from './frame/text-field.tsx'
import { driverWords } from '../words/driver/driver.ts'
import { useWords } from '../words/use-words.ts'
import { api } from './api.ts'
import { newKeys, type OwnDevice, publicKeyOf, saveDevice } from './device-key.ts'
import { rememberPin } from './offline-pin.ts'
import { BigButton } from './frame/big-button.tsx'
import { PinInput } from './pin-input.tsx'

type Props = { token: string; onDone: (device: OwnDevice) => void }

async function readLink(token: string): Promise<{ name: string } | null> {
  try {
    return await api.readDeviceLink({ body: { token } })
  } catch (failure) {
    if (isRefusedWith(failure, 'link_invalid')) return null
    throw failure
  }
}

/** The phone that has scanned the office's QR code. */
export function BindByLink({ token, onDone }: Props) {
  const words = useWords(driverWords)
  const read = useLoaded(token, () => readLink(token))
  const link = read.value
  if (link === undefined) return <ReadState read={read} />
  if (link === null)
    return (
      <>
        <h1>{words.linkOver}</h1>
        <p className="driver-lead">{words.linkOverText}</p>
      </>
    )
  return <Binding token={token} name={link.name} onDone={onDone} />
}

/** Makes the phone's own key, which never leaves it. */
async function bind(token: string, typed: { deviceName: string; pin: string }): Promise<OwnDevice> {
  const { deviceName: name, pin } = typed
  const keys = await newKeys()
  const publicKey = await publicKeyOf(keys)
  const body = { token, deviceName: name, pin, publicKey }
  const { deviceId } = await api.bindDevice({ body })
  const device = { deviceId, keys }
  await saveDevice(device)
  await rememberPin(pin)
  return device
}

function Binding({ token, name, onDone }: Props & { name: string }) {
  const words = useWords(driverWords)
  const initial = { deviceName: deviceName(navigator.userAgent) ?? '', pin: '', pinAgain: '' }
  const form = useForm(initial, words.failed, {
    check: ({ pin, pinAgain }): Record<string, string> =>
      pinAgain !== '' && pin !== pinAgain ? { pinAgain: words.pinsDiffer } : {},
  })
  const { draft, errors, change } = form
  const submit = async () => onDone(await bind(token, draft))
  return (
    <>
      <h1>{words.greeting(name.split(' ')[0]!)}</h1>
      <p className="driver-lead">{words.bindLead}</p>
      <form className="driver-form" {...form.formProps(submit)}>
        <FailedNote text={form.messages['']} />
        <TextField {...form.field('deviceName')} label={words.deviceName} />
        <PinInput
          id="pin"
          label={words.newPin}
          value={draft.pin}
          error={errors.pin}
          onChange={(pin) => change({ pin })}
        />
        <PinInput
          id="pinAgain"
          label={words.pinAgain}
          value={draft.pinAgain}
          error={errors.pinAgain}
          onChange={(pinAgain) => change({ pinAgain })}
        />
        <BigButton type="submit" busy={form.busy}>
          {words.bind}
        </BigButton>
      </form>
    </>
  )
}
