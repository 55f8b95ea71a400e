import { Icon } from '../../ui/icon.tsx'
import { runWords } from '../../words/office/runs.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
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
      <ol className="runs-life">
        {stages.map((stage, at) => {
          const move = run.changes.find(({ kind, to }) => kind === 'state' && to === stage)
          const look = at < now ? ' runs-life--done' : at === now ? ' runs-life--now' : ''
          return (
            <li
              key={stage}
              className={`runs-life__stage${look}`}
              aria-current={at === now ? 'step' : undefined}
            >
              <i>{at < now && <Icon name="check" size={13} />}</i>
              <b>{words.states[stage]}</b>
              <small>{at <= now && move && whenAndWho(move)}</small>
            </li>
          )
        })}
      </ol>
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

  function whenAndWho({ at, by }: Run['changes'][number]) {
    return [when(at, language), by].filter(Boolean).join(', ')
  }
}
