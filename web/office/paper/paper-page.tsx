import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useLoaded } from '../../client/use-loaded.ts'
import { rescueWords } from '../../words/office/rescue.ts'
import { runWords } from '../../words/office/runs.ts'
import { useWords } from '../../words/use-words.ts'
import { Loading } from '../kit/loading.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { useShortcuts } from '../kit/shortcuts.ts'
import { NoRun } from '../runs/no-run.tsx'
import { readRun } from '../runs/read-run.ts'
import type { Run } from '../runs/run.ts'
import { useRunDay } from '../runs/use-run-day.ts'
import { paperCodes } from './paper-draft.ts'
import { PaperGrid } from './paper-grid.tsx'
import './paper.css'

/** The driver's sheet of paper is typed in, a line a stop, by keys alone. */
export function PaperPage() {
  const words = useWords(runWords)
  const { id = '' } = useParams()
  const [saves, setSaves] = useState(0)
  const run = useLoaded(id, () => readRun(id))
  return (
    <Loading from={run} head={<PageHead title={words.paperPage} />}>
      {(value) =>
        value === null ? (
          <NoRun />
        ) : (
          <>
            <PaperHead run={value} />
            <PaperGrid
              key={`${value.id} ${saves}`}
              run={value}
              onSaved={() => {
                setSaves(saves + 1)
                run.reload()
              }}
            />
          </>
        )
      }
    </Loading>
  )
}

function PaperHead({ run }: { run: Run }) {
  const words = useWords(runWords)
  const rescue = useWords(rescueWords)
  const navigate = useNavigate()
  useRunDay(run)
  const toRun = () => void navigate(`/runs/${run.id}`)
  useShortcuts([{ keys: 'n', label: words.toRunPage, group: 'page', run: toRun }])
  return (
    <>
      <Link to={`/runs/${run.id}`}>{run.plate}</Link>
      <PageHead title={words.paperTitle(run.plate)} />
      <p className="quiet">
        {words.paperLead} <Link to="/rescue">{rescue.open}</Link>
      </p>
      <section className="paper-codes" aria-label={words.paperCode}>
        <p className="quiet tiny">{words.paperCodeHint}</p>
        <ol>
          {paperCodes.map((code) => (
            <li key={code}>{words.codes[code]}</li>
          ))}
        </ol>
      </section>
    </>
  )
}
