import { numericDate } from '../../../domain/calendar/phrases.ts'
import { rigaDay } from '../../../domain/calendar/riga-time.ts'
import { runWords } from '../../words/office/runs.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { Stages } from '../kit/stages.tsx'
import { clockOf } from '../session/when.ts'
import { type Run, sum } from './run.ts'
import { RunStart } from './run-start.tsx'
import './run-life.css'

const stages = ['planned', 'loading', 'road', 'handing_in', 'settled'] as const

const isStage = (state: string) => stages.some((stage) => stage === state)

/** The stages of a run as a line that dips where it is, and who drives what. */
export function RunLife({ run }: { run: Run }) {
  const words = useWords(runWords)
  const language = useLanguage()
  const { state, changes, day } = run
  /** The day of the run stands above. */
  const timeOf = (at: string) => {
    const date = rigaDay(Date.parse(at))
    return date === day ? clockOf(at) : `${numericDate(date, language)} ${clockOf(at)}`
  }
  const now = stages.findIndex((stage) => stage === state)
  const whenAndWho = (stage: (typeof stages)[number]) => {
    const move = changes.find(({ kind, to }) => kind === 'state' && to === stage)
    return move ? [timeOf(move.at), move.by].filter(Boolean).join(', ') : ''
  }
  return (
    <>
      <Stages
        stages={stages.map((stage, at) => ({
          id: stage,
          name: words.states[stage],
          // After the last one nothing is waited for.
          state: at < now || state === 'settled' ? 'done' : at === now ? 'now' : 'ahead',
          detail: at <= now ? whenAndWho(stage) : '',
        }))}
      />
      <RunFacts run={run} />
    </>
  )
}

function RunFacts({ run }: { run: Run }) {
  const words = useWords(runWords)
  const { driver, drivenWith, plate, state, goods, maxBottles, revision } = run
  const loaded = sum(goods.map(({ isLarge, loaded: pieces }) => (isLarge ? pieces : 0)))
  return (
    <dl className="runs-facts">
      <div>
        <dt>{words.driver}</dt>
        <dd>
          {driver?.name ?? words.noDriver}
          {driver?.phone && (
            <>
              , <a href={`tel:${driver.phone}`}>{driver.phone}</a>
            </>
          )}
          {drivenWith && `, ${words.drivenWith(drivenWith)}`}
        </dd>
      </div>
      <div>
        <dt>{words.van}</dt>
        <dd>
          {plate}, {words.load(loaded, maxBottles)}
        </dd>
      </div>
      <RunStart run={run} />
      <div>
        <dt>{words.revision}</dt>
        <dd>{revision}</dd>
      </div>
      {!isStage(state) && (
        <div>
          <dt>{words.state}</dt>
          <dd>{words.states[state]}</dd>
        </div>
      )}
    </dl>
  )
}
