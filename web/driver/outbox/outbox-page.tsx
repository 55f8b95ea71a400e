import { useState } from 'react'
import { rigaTime } from '../../../domain/calendar/riga-time.ts'
import { outboxWords } from '../../words/driver/outbox.ts'
import { useWords } from '../../words/use-words.ts'
import { events, readDay } from '../memory/memory.ts'
import { isHeld } from '../memory/to-send.ts'
import type { StoredEvent } from '../memory/stored-event.ts'
import { sendNow } from '../memory/sync.ts'
import { useMemory } from '../memory/use-memory.ts'
import { ReadRescue } from './read-rescue.tsx'
import { SyncButton } from './sync-button.tsx'
import { ShowRescue } from './show-rescue.tsx'
import { useUnsent } from './use-unsent.ts'
import { BigButton } from '../frame/big-button.tsx'
import { Frame } from '../frame/frame.tsx'
import './outbox.css'

const readOutbox = async () => {
  const day = await readDay()
  const told = await events()
  const nowMs = Date.now()
  return {
    stops: day?.day.stops ?? [],
    lines: told.toReversed().map((event) => ({ event, isHeld: isHeld(event, nowMs) })),
  }
}

/** Every event of the day: on the phone, received, seen by the office. */
export function OutboxPage({ onBack }: { onBack: () => void }) {
  const words = useWords(outboxWords)
  const outbox = useMemory(readOutbox)
  const unsent = useUnsent()
  const [rescue, setRescue] = useState<'show' | 'read'>()
  const back = () => setRescue(undefined)
  if (rescue === 'show') return <ShowRescue onBack={back} />
  if (rescue === 'read') return <ReadRescue onBack={back} />
  const { lines = [] } = outbox ?? {}
  return (
    <Frame
      title={words.title}
      onBack={onBack}
      acts={<SyncButton work={sendNow}>{words.sendNow}</SyncButton>}
    >
      <UnsentLead unsent={unsent} />
      {outbox && lines.length === 0 && <p>{words.nothing}</p>}
      <ul className="outbox-list">
        {lines.map(({ event, isHeld: held }) => (
          <EventLine
            key={event.id}
            event={event}
            isHeld={held}
            stop={outbox?.stops.find(({ id }) => id === event.stopId)}
          />
        ))}
      </ul>
      <div className="outbox-acts">
        {unsent !== undefined && unsent.events > 0 && (
          <BigButton look="line" onClick={() => setRescue('show')}>
            {words.rescue}
          </BigButton>
        )}
        <BigButton look="line" onClick={() => setRescue('read')}>
          {words.read}
        </BigButton>
      </div>
    </Frame>
  )
}

function UnsentLead({ unsent }: { unsent: ReturnType<typeof useUnsent> }) {
  const words = useWords(outboxWords)
  return (
    <>
      <output className="driver-lead">
        {unsent && (unsent.events === 0 ? words.allSent : `${unsent.line(unsent.events)}.`)}{' '}
        {unsent !== undefined && unsent.pictures > 0 && `${words.pictures(unsent.pictures)}.`}
      </output>
      {unsent?.advice && <p>{unsent.advice}</p>}
      {unsent !== undefined && unsent.lost > 0 && <p>{words.lost(unsent.lost)}</p>}
    </>
  )
}

type LineProps = {
  event: StoredEvent
  isHeld: boolean
  stop: { position: number; address: string } | undefined
}

function EventLine({ event, isHeld: held, stop }: LineProps) {
  const words = useWords(outboxWords)
  const { atMs, fact, state, verdict } = event
  return (
    <li>
      <time>{rigaTime(atMs)}</time>
      <span>
        <b>{words.kinds[fact.kind]}</b>
        {stop && <small>{words.stop(stop.position, stop.address)}</small>}
        {verdict && verdict !== 'accepted' && <small>{words.verdicts[verdict]}</small>}
      </span>
      <span>{words.states[held ? 'held' : state]}</span>
    </li>
  )
}
