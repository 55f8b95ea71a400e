import { demoPin } from '../../domain/staff/demo-pin.ts'
import { deviceName } from '../../domain/words/device-name.ts'
import { useForm } from '../client/use-form.ts'
import { FailedNote } from './frame/failed-note.tsx'
import { TextField } from './frame/text-field.tsx'
import { driverWords } from '../words/driver/driver.ts'
import { useWords } from '../words/use-words.ts'
import { api } from './api.ts'
import { BigButton } from './frame/big-button.tsx'
import { newKeys, type OwnDevice, publicKeyOf, saveDevice } from './device-key.ts'
import { rememberPin } from './offline-pin.ts'

type Props = { isOffered: boolean; onDone: (device: OwnDevice) => void }

/** A browser that is nobody's phone yet; outside production a password binds it. */
export function BindByPassword({ isOffered, onDone }: Props) {
  const words = useWords(driverWords)
  const form = useForm({ login: '', password: '' }, words.failed)
  const submit = async () => {
    const keys = await newKeys()
    const name = deviceName(navigator.userAgent) ?? words.browser
    const body = { ...form.draft, deviceName: name, publicKey: await publicKeyOf(keys) }
    const { deviceId } = await api.bindDeviceByPassword({ body })
    const device = { deviceId, keys }
    await saveDevice(device)
    await rememberPin(demoPin)
    onDone(device)
  }
  return (
    <>
      <h1>{words.notBound}</h1>
      <p className="driver-lead">{words.notBoundText}</p>
      {isOffered && (
        <form className="driver-form" {...form.formProps(submit)}>
          <p className="quiet">{words.trial}</p>
          <FailedNote text={form.messages['']} />
          <TextField {...form.field('login')} label={words.login} autoComplete="username" />
          <TextField
            {...form.field('password')}
            label={words.password}
            type="password"
            autoComplete="current-password"
          />
          <BigButton type="submit" busy={form.busy}>
            {words.enter}
          </BigButton>
        </form>
      )}
    </>
  )
}
