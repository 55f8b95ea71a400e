import { doorsOfRun } from '../../../domain/dispatch/doors-of-run.ts'
import { phoneLink } from '../../../domain/documents/phone-link.ts'
import { roadWords } from '../../words/driver/road.ts'
import { useWords } from '../../words/use-words.ts'
import { BigButton, BigLink } from '../frame/big-button.tsx'
import { Frame } from '../frame/frame.tsx'
import { breakIsDue, readBreakEnd } from './break-is-due.ts'
import { callIsDue, type Expected, expectedAt } from './expected.ts'
import { NextStop } from './next-stop.tsx'
import { houseOf, type Road, type RoadStop } from './road.ts'
import { RoadFoot } from './road-foot.tsx'
import { type Told, UndoTold } from './undo-told.tsx'
import { LaterStops, OverStops } from './stop-lists.tsx'
import { useMinute } from '../../client/use-minute.ts'
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
  const { run, open, over } = road
  const [door, ...later] = doorsOfRun(open)
  const next = door?.[0]
  const now = useMinute()
  const expected = expectedAt(road, now)
  const list = { day: road.day, onOpen: acts.openStop }
  return (
    <Frame
      key={next?.id}
      title={words.run(run.number, run.zones.join(', ') || run.plate)}
      note={words.progress(over.length, open.length + over.length)}
      onBack={acts.back}
      bar={bar}
      acts={<MainActs told={told} next={next} acts={acts} />}
      foot={<RoadFoot van={road.van} />}
    >
      <DueNow road={road} expected={expected} now={now} acts={acts} />
      {door && next ? (
        <NextStop
          {...list}
          door={door}
          expected={expected.get(next.id)}
          onCalled={acts.called}
          onLater={acts.later}
        />
      ) : (
        <p className="road-all">{words.allOver}</p>
      )}
      {later.length > 0 && (
        <LaterStops {...list} stops={later.flat()} expected={expected} onNext={acts.putNext} />
      )}
      {over.length > 0 && <OverStops {...list} stops={over} />}
      <RareActs next={next} acts={acts} />
    </Frame>
  )
}

type ActsProps = { next: RoadStop | undefined; acts: RoadActs }

function MainActs({ told, next, acts }: ActsProps & Pick<Props, 'told'>) {
  const words = useWords(roadWords)
  return (
    <>
      {told && <UndoTold key={told.event.id} told={told} onUndo={acts.undo} />}
      {next && (
        <BigButton big onClick={() => acts.openStop(next)}>
          {words.arrived}
        </BigButton>
      )}
      {!next && <BigButton onClick={acts.handIn}>{words.handIn}</BigButton>}
    </>
  )
}

function RareActs({ next, acts }: ActsProps) {
  const words = useWords(roadWords)
  return (
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
  )
}

type DueProps = {
  road: Road
  expected: ReadonlyMap<number, Expected>
  now: number
  acts: RoadActs
}

/** A break that is due, and the customers who want a call before the van comes. */
function DueNow({ road: { run, open }, expected, now, acts }: DueProps) {
  const words = useWords(roadWords)
  const toCall = open.filter((stop) => callIsDue(stop, expected.get(stop.id), now))
  return (
    <>
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
    </>
  )
}
