import { runWords } from '../../words/office/runs.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { Stages } from '../kit/stages.tsx'
import { when } from '../session/when.ts'
import type { Run } from './run.ts'
import './run-life.css'

const stages = ['planned', 'loading', 'road', 'handing_in', 'settled'] as const

/** The stages of a run as a line that dips where it is, and who drives what. */
export function RunLife({ run }: { run: Run }) {
  const words = useWords(runWords)
  const language = useLanguage()
  const { driver, plate, state, goods, maxBottles, revision } = run
  const now = stages.findIndex((stage) => stage === state)
  const loaded = goods.reduce((all, { isLarge, loaded: pieces }) => all + (isLarge ? pieces : 0), 0)
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
          </dd>
        </div>
        <div>
          <dt>{words.van}</dt>
          <dd>
            {plate}, {words.load(loaded, maxBottles)}
          </dd>
        </div>
        <div>
          <dt>{words.revision}</dt>
          <dd>{revision}</dd>
        </div>
        {now < 0 && (
          <div>
            <dt>{words.state}</dt>
            <dd>{words.states[state]}</dd>
          </div>
        )}
      </dl>
    </>
  )

  function whenAndWho(stage: (typeof stages)[number]): string {
    const move = run.changes.find(({ kind, to }) => kind === 'state' && to === stage)
    return move ? [when(move.at, language), move.by].filter(Boolean).join(', ') : ''
  }
}
