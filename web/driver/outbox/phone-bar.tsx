import { rigaTime } from '../../../domain/calendar/riga-time.ts'
import { useObserved } from '../../client/observed.ts'
import { useAction } from '../../client/use-action.ts'
import { Icon } from '../../ui/icon.tsx'
import { FailedNote } from '../frame/failed-note.tsx'
import { driverWords } from '../../words/driver/driver.ts'
import { outboxWords } from '../../words/driver/outbox.ts'
import { useWords } from '../../words/use-words.ts'
import { api } from '../api.ts'
import { readDay, type StoredDay } from '../memory/memory.ts'
import { acceptChanges } from '../memory/receive-day.ts'
import { connection, isUnreachable, sync } from '../memory/sync.ts'
import { useMemory } from '../memory/use-memory.ts'
import { BatteryLine } from './battery-line.tsx'
import { useUnsent } from './use-unsent.ts'
import { BigButton } from '../frame/big-button.tsx'
import './outbox.css'

/** A browser that does not promise to store for good may clear the day of an app that lies unused. */
async function mayBeCleared(): Promise<boolean> {
  const isStored = (await navigator.storage?.persisted?.().catch(() => true)) ?? true
  return !isStored
}

const readBar = async () => ({
  stored: await readDay(),
  isUnsafe: await mayBeCleared(),
})

type Props = { isShort?: boolean; onOutbox: () => void }

/** On every screen of the road: what is loaded, what waits, and what the office has changed. */
export function PhoneBar({ isShort = false, onOutbox }: Props) {
  const words = useWords(outboxWords)
  const reached = useObserved(connection)
  const { stored, isUnsafe } = useMemory(readBar) ?? {}
  const unsent = useUnsent()
  const unsentLine = unsent && unsent.waiting > 0 && unsent.line(unsent.waiting)
  return (
    <>
      <div className="outbox-bar" aria-live="polite">
        {stored && !isUnreachable(reached) && (
          <p>
            {words.loaded(rigaTime(stored.loadedAtMs))}
            {unsentLine && `, ${unsentLine}`}
          </p>
        )}
        {isUnreachable(reached) && (
          <button type="button" className="outbox-offline" onClick={onOutbox}>
            <Icon name="warn" size={28} />
            <span>
              <b>{words[reached]}</b>
              <small>{unsentLine || (stored && words.loaded(rigaTime(stored.loadedAtMs)))}</small>
            </span>
            <Icon name="right" size={28} />
          </button>
        )}
        {reached === 'locked' && <p>{words.locked}</p>}
        {isUnsafe && !isShort && <p className="outbox-unsafe">{words.unsafe}</p>}
        <BatteryLine isShort={isShort} />
      </div>
      {stored && stored.changes.length > 0 && <Changes changes={stored.changes} />}
      {stored?.day.runs.some(({ phone }) => phone !== 'this') && <TakeOver day={stored.day} />}
    </>
  )
}

/** The stop in hand stays; the rest of the day follows what the office has changed. */
function Changes({ changes }: Pick<StoredDay, 'changes'>) {
  const words = useWords(outboxWords)
  return (
    <section className="outbox-changes" aria-live="polite">
      <h2>{words.changes}</h2>
      <ul>
        {changes.map(({ stopId, kind, position, address }) => (
          <li key={stopId}>
            <b>{words.changed[kind]}</b> {words.stop(position, address)}
          </li>
        ))}
      </ul>
      <BigButton onClick={() => void acceptChanges()}>{words.accept}</BigButton>
    </section>
  )
}

/** A run is driven by one phone. One that nobody drives is taken without a question. */
function TakeOver({ day }: Pick<StoredDay, 'day'>) {
  const words = useWords(outboxWords)
  const driver = useWords(driverWords)
  const { busy, errors, run } = useAction(driver.failed)
  const others = day.runs.filter(({ phone }) => phone === 'other')
  if (others.length === 0) return null
  const names = [...new Set(others.flatMap(({ otherPhone }) => otherPhone ?? []))].join(', ')
  const takeOver = () =>
    run(async () => {
      await api.takeDriverDay()
      await sync()
    })
  return (
    <section className="outbox-changes">
      <p>{words.otherPhone(names)}</p>
      <FailedNote text={Object.values(errors)[0]} />
      <BigButton look="line" busy={busy} onClick={() => void takeOver()}>
        {words.takeOver}
      </BigButton>
    </section>
  )
}
