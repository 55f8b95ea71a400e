import { formatEuros } from '../../../domain/money.ts'
import { Button } from '../../ui/button.tsx'
import { runWords } from '../../words/office/runs.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { startDeed } from '../deed/open-deed.ts'
import { useMayDo } from '../deed/use-deed-shortcuts.ts'
import type { Run } from './run.ts'

/** The meter and the float that the shift began with; a draft has none yet. */
export function RunStart({ run }: { run: Run }) {
  const words = useWords(runWords)
  const language = useLanguage()
  const mayDo = useMayDo()
  const { id, plate, driver, start, state } = run
  if (state === 'draft' || state === 'cancelled') return null
  const { said, givenCents } = start
  const name = [plate, driver?.name].filter(Boolean).join(', ')
  const given = words.floatGiven(formatEuros(givenCents, language))
  return (
    <div>
      <dt>{words.shiftStart}</dt>
      <dd className="runs-facts__start">
        <span>
          {said ? words.startOf(said.km, formatEuros(said.floatCents, language)) : words.noStart}
          {!said && givenCents > 0 && `, ${given}`}
          {said && said.floatCents !== givenCents && <b>, {given}</b>}
        </span>
        {mayDo('correctEvents') && (
          <Button
            look="text"
            aria-label={words.correctStartOf(name)}
            onClick={() => startDeed({ deed: 'shiftStart', runId: id, name, ...start })}
          >
            {words.correctStart}
          </Button>
        )}
      </dd>
    </div>
  )
}
