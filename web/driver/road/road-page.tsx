import { doorsOfRun } from '../../../domain/dispatch/doors-of-run.ts'
import { phoneLink } from '../../../domain/documents/phone-link.ts'
import { roadWords } from '../../words/driver/road.ts'
import { useWords } from '../../words/use-words.ts'
import { BigButton, BigLink } from '../frame/big-button.tsx'
import { Frame } from '../frame/frame.tsx'
import { breakIsDue, readBreakEnd } from './break-is-due.ts'
import { callIsDue, expectedAt } from './expected.ts'
import { NextStop } from './next-stop.tsx'
import { houseOf, type Road, type RoadStop } from './road.ts'
import { RoadFoot } from './road-foot.tsx'
import { type Told, UndoTold } from './undo-told.tsx'
import { StopLine } from './stop-line.tsx'
import { useMinute } from './use-minute.ts'
import './road.css'

type RoadActs = {
  openStop: (stop: RoadStop) => void
  called: (stop: RoadStop) => void
  later: (stop: RoadStop) => void
  putNext: (stop: RoadStop) => void
  undo: (told: Told) => void
  pause: () => void
  handIn: () => void
  back: () => void
}

type Props = { road: Road; told: Told | undefined; bar?: React.ReactNode; acts: RoadActs }

/** The stops of a run: the next one on top and in large, those that are over folded. */
export function RoadPage({ road, told, bar, acts }: Props) {
  const words = useWords(roadWords)
  const { day, run, open, over } = road
  const [next, ...later] = doorsOfRun(open)
  const now = useMinute()
  const expected = expectedAt(road, now)
  const toCall = open.filter((stop) => callIsDue(stop, expected.get(stop.id), now))
  return (
    <Frame
      key={next?.[0]?.id}
      title={words.run(run.number, run.zones.join(', ') || run.plate)}
      note={words.progress(over.length, open.length + over.length)}
      onBack={acts.back}
      bar={bar}
      acts={
        <>
          {told && <UndoTold key={told.event.id} told={told} onUndo={acts.undo} />}
          {next && (
            <BigButton big onClick={() => acts.openStop(next[0]!)}>
              {words.arrived}
            </BigButton>
          )}
          {!next && <BigButton onClick={acts.handIn}>{words.handIn}</BigButton>}
        </>
      }
      foot={<RoadFoot van={road.van} />}
    >
      {breakIsDue(run, readBreakEnd(), now) && (
        <BigButton look="line" icon="pause" onClick={acts.pause}>
          {words.breakDue}
        </BigButton>
      )}
      {toCall.map((stop) => (
        <BigLink
          key={stop.id}
          icon="phone"
          href={phoneLink(stop.phone)}
          onClick={() => acts.called(stop)}
        >
          {words.callNow(houseOf(stop))}
        </BigLink>
      ))}
      {next ? (
        <NextStop
          day={day}
          door={next}
          expected={expected.get(next[0]!.id)}
          onOpen={acts.openStop}
          onCalled={acts.called}
          onLater={acts.later}
        />
      ) : (
        <p className="road-all">{words.allOver}</p>
      )}
      {later.length > 0 && (
        <section className="road-list">
          <h2>{words.afterwards}</h2>
          <ul>
            {later.flat().map((stop) => (
              <StopLine
                key={stop.id}
                day={day}
                stop={stop}
                expected={expected.get(stop.id)}
                onOpen={() => acts.openStop(stop)}
                onNext={() => acts.putNext(stop)}
              />
            ))}
          </ul>
        </section>
      )}
      {over.length > 0 && (
        <details className="road-list">
          <summary>{words.over(over.length)}</summary>
          <ul>
            {over.map((stop) => (
              <StopLine
                key={stop.id}
                day={day}
                stop={stop}
                onOpen={stop.state === 'waiting' ? () => acts.openStop(stop) : undefined}
              />
            ))}
          </ul>
        </details>
      )}
      <div className="road-more">
        <BigButton look="line" icon="pause" onClick={acts.pause}>
          {words.pause}
        </BigButton>
        {next && (
          <BigButton look="line" onClick={acts.handIn}>
            {words.handIn}
          </BigButton>
        )}
      </div>
    </Frame>
  )
}
