import { type ReactNode, useEffect, useState } from 'react'
import type { CallOptions } from '../../contract/shared/call.ts'
import { CallRefused } from '../../contract/shared/http-client.ts'
import { isRefusedWith } from '../client/refusals.ts'
import { useCookieLanguage } from '../client/use-cookie-language.ts'
import { useHeadingFocus } from '../client/use-heading-focus.ts'
import { useLoaded } from '../client/use-loaded.ts'
import { ReadState } from './frame/read-state.tsx'
import { Mark } from '../ui/mark.tsx'
import { driverWords } from '../words/driver/driver.ts'
import { LanguageContext, useWords } from '../words/use-words.ts'
import { api } from './api.ts'
import { BindByLink } from './bind-by-link.tsx'
import { BindByPassword } from './bind-by-password.tsx'
import { type OwnDevice, readDevice } from './device-key.ts'
import { DayPage } from './day-page.tsx'
import { readDay } from './memory/memory.ts'
import { connection, startSync, sync } from './memory/sync.ts'
import { Unlock } from './unlock.tsx'
import { useLock } from './use-lock.ts'
import './driver.css'

/** The driver's phone: bound once, opened by a PIN, then the day. */
export function DriverApp() {
  const [language, choose] = useCookieLanguage()
  const words = driverWords[language]
  const other = language === 'lv' ? 'en' : 'lv'
  return (
    <LanguageContext value={language}>
      <title>{words.title}</title>
      <Steps
        language={
          <button
            type="button"
            className="driver-language"
            lang={other}
            onClick={() => {
              choose(other)
              // The names of goods come in the language of the phone.
              if (connection.read() === 'online') void sync()
            }}
          >
            {words.otherLanguage}
          </button>
        }
      />
    </LanguageContext>
  )
}

/** The page of a phone that is not open yet. */
function Closed({ language, children }: { language: ReactNode; children: ReactNode }) {
  const words = useWords(driverWords)
  return (
    <div className="driver">
      <header className="driver-logo">
        <Mark size={32} />
        <b>{words.name}</b> <small>{words.driver}</small>
      </header>
      <main id="saturs">{children}</main>
      <footer>{language}</footer>
    </div>
  )
}

type State = { device: OwnDevice | undefined; isOpen: boolean; bindsByPassword: boolean }

/** With its day a phone waits no longer for a network that may be none. */
const LONGEST_WAIT_MS = 1_500

async function readState(): Promise<State> {
  const device = await readDevice()
  const stored = device && (await readDay())
  try {
    const wait = stored && { signal: AbortSignal.timeout(LONGEST_WAIT_MS) }
    return { device, ...(await readDoor(device, wait)) }
  } catch (failure) {
    // Without a network, or with a server in trouble, a phone that has its day opens where it was.
    const isRefused = failure instanceof CallRefused && failure.status < 500
    if (isRefused || !stored) throw failure
    return { device, isOpen: true, bindsByPassword: false }
  }
}

async function readDoor(device: OwnDevice | undefined, wait: CallOptions = {}) {
  const [{ bindsByPassword }, isSignedIn] = await Promise.all([
    api.readDoor({}, wait),
    device ? readIsSignedIn(wait) : false,
  ])
  return { isOpen: isSignedIn, bindsByPassword }
}

async function readIsSignedIn(wait: CallOptions): Promise<boolean> {
  try {
    await api.readDriverSession({}, wait)
    return true
  } catch (failure) {
    if (!isRefusedWith(failure, 'not_signed_in')) throw failure
    return false
  }
}

/** The step that the phone is at. */
function Steps({ language }: { language: ReactNode }) {
  const [token, setToken] = useState(() => /^#bind=([\w-]+)$/.exec(location.hash)?.[1])
  const read = useLoaded('state', readState)
  const { value: state, update } = read
  const [isLocked, setLocked] = useLock()
  const opened = (device: OwnDevice) => {
    history.replaceState(null, '', '/driver')
    setToken(undefined)
    setLocked(false)
    update((before) => ({ ...before, device, isOpen: true }))
  }
  if (state === undefined)
    return (
      <Closed language={language}>
        <ReadState read={read} />
      </Closed>
    )
  if (token !== undefined)
    return (
      <Closed language={language}>
        <BindByLink token={token} onDone={opened} />
      </Closed>
    )
  return (
    <OwnPhone
      language={language}
      state={isLocked ? { ...state, isOpen: false } : state}
      onOpened={opened}
      onForgotten={() => update((before) => ({ ...before, device: undefined }))}
      onLocked={() => setLocked(true)}
      onLeft={() => update((before) => ({ ...before, isOpen: false }))}
    />
  )
}

type OwnPhoneProps = {
  language: ReactNode
  state: State
  onOpened: (device: OwnDevice) => void
  onForgotten: () => void
  onLocked: () => void
  onLeft: () => void
}

function OwnPhone({ language, state, onOpened, onForgotten, ...doors }: OwnPhoneProps) {
  const { device, isOpen, bindsByPassword } = state
  const isDriving = device !== undefined && isOpen
  useEffect(() => (isDriving ? startSync() : undefined), [isDriving])
  useHeadingFocus(device === undefined ? 'unbound' : isOpen ? 'open' : 'locked')
  if (device === undefined)
    return (
      <Closed language={language}>
        <BindByPassword isOffered={bindsByPassword} onDone={onOpened} />
      </Closed>
    )
  if (!isOpen)
    return (
      <Closed language={language}>
        <Unlock device={device} onDone={onOpened} onForgotten={onForgotten} />
      </Closed>
    )
  return <DayPage language={language} {...doors} />
}
