import { Link, useParams } from 'react-router'
import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Note } from '../../ui/note.tsx'
import { handInWords } from '../../words/office/hand-in.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { Loading } from '../kit/loading.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { useLive } from '../live/use-live.ts'
import { NoRun } from '../runs/no-run.tsx'
import { readRun } from '../runs/read-run.ts'
import type { Run } from '../runs/run.ts'
import { RunLife } from '../runs/run-life.tsx'
import { useRunDay } from '../runs/use-run-day.ts'
import { api } from '../session/api.ts'
import { useMay } from '../session/session.ts'
import { BottlesCard } from './bottles-card.tsx'
import { CashCard } from './cash-card.tsx'
import type { Bottles, HandIn } from './hand-in.ts'
import { SettleCard } from './settle-card.tsx'
import { StopsCard } from './stops-card.tsx'
import { WhyCard } from './why-card.tsx'
import './hand-in.css'

type Page = { run: Run; handIn: HandIn | undefined; bottles: Bottles | undefined }

/** A van that is back: three cards and one decision. */
export function HandInPage() {
  const words = useWords(handInWords)
  const { id = '' } = useParams()
  const params = { id }
  const maySettle = useMay('settleRuns')
  const mayCount = useMay('countBottles')
  const page = useLoaded(id, async (): Promise<Page | null> => {
    const run = await readRun(id)
    if (run === null) return null
    if (!maySettle)
      return {
        run,
        handIn: undefined,
        bottles: mayCount ? await api.readHandInCount({ params }) : undefined,
      }
    const handIn = await api.readHandIn({ params })
    return { run, handIn, bottles: handIn.bottles }
  })
  useLive(['run', 'actions'], page.reload, { run: [Number(id)] })
  return (
    <Loading from={page} head={<PageHead title={words.handIn} />}>
      {(value) =>
        value === null ? (
          <NoRun />
        ) : (
          <Cards key={value.run.id} page={value} onChanged={page.reload} />
        )
      }
    </Loading>
  )
}

type CardsProps = { page: Page; onChanged: () => void }

function Cards({ page: { run, handIn, bottles }, onChanged }: CardsProps) {
  const words = useWords(handInWords)
  useRunDay(run)
  const card = { run, onChanged }
  const isBack = run.state === 'handing_in' || run.state === 'settled'
  return (
    <>
      <RunLink run={run} />
      <PageHead title={words.title(run.plate)}>
        <Button look="line" onClick={() => print()}>
          {words.print}
        </Button>
      </PageHead>
      <RunLife run={run} />
      <div className="no-print">
        {run.state === 'settled' && <Note look="leaf">{words.settledOn}</Note>}
      </div>
      {!isBack ? (
        <EmptyState
          picture="drop"
          title={words.notHandingIn}
          action={<LinkButton to={`/runs/${run.id}`}>{words.toRun}</LinkButton>}
        />
      ) : (
        <div className="hand-in">
          <div className="hand-in__cards">
            {bottles && <BottlesCard {...card} bottles={bottles} handIn={handIn} />}
            {handIn && <WhyCard {...card} handIn={handIn} />}
            <StopsCard {...card} />
          </div>
          <aside className="hand-in__cards">
            {handIn && <CashCard {...card} cash={handIn.cash} spent={handIn.spent} />}
            {handIn && <SettleCard {...card} handIn={handIn} />}
          </aside>
          <Signatures driver={run.driver?.name} />
        </div>
      )}
    </>
  )
}

/** Lines for those who gave and took, on paper only. */
function Signatures({ driver }: { driver: string | undefined }) {
  const { signatures } = useWords(handInWords)
  return (
    <dl className="hand-in__signatures">
      {signatures.map((who, at) => (
        <div key={who}>
          <dt>{who}</dt>
          <dd>{at === 0 && driver}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The van and its day, which the printed page names too. */
function RunLink({ run: { id, plate, day } }: { run: Run }) {
  const language = useLanguage()
  return (
    <Link to={`/runs/${id}`}>
      {plate}, {numericDate(dayOf(day), language)}
    </Link>
  )
}
