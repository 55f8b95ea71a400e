import { useState } from 'react'
import { Link } from 'react-router'
import type { Dispute } from '../../../contract/office/disputes.ts'
import { formatEuros } from '../../../domain/money.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Note } from '../../ui/note.tsx'
import { disputeWords } from '../../words/office/disputes.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { useMayDo } from '../deed/use-deed-shortcuts.ts'
import { CustomerLink } from '../kit/customer-link.tsx'
import { Loading } from '../kit/loading.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { useLive } from '../live/use-live.ts'
import type { BehalfAct } from '../on-behalf/behalf-act.ts'
import { BehalfSheet } from '../on-behalf/behalf-sheet.tsx'
import { api } from '../session/api.ts'
import { when } from '../session/when.ts'
import { answerAct, believeAllAct, recountAct } from './dispute-acts.ts'
import { Known } from './dispute-facts.tsx'
import './disputes.css'

/** Open disputes, the oldest first, each on one card with all that is known of it. */
export function DisputesPage() {
  const words = useWords(disputeWords)
  const loaded = useLoaded('disputes', () => api.listDisputes())
  const [act, setAct] = useState<BehalfAct>()
  useLive(['orders', 'own'], loaded.reload)
  return (
    <>
      <PageHead title={words.title} />
      <Loading from={loaded}>
        {({ disputes }) =>
          disputes.length === 0 ? (
            <EmptyState picture="drop" title={words.none} />
          ) : (
            <>
              <BelieveAll disputes={disputes} onAct={setAct} />
              {disputes.map((dispute) => (
                <Card key={dispute.id} dispute={dispute} onAct={setAct} />
              ))}
            </>
          )
        }
      </Loading>
      <BehalfSheet act={act} onClose={() => setAct(undefined)} onDone={loaded.reload} />
    </>
  )
}

type AllProps = { disputes: readonly Dispute[]; onAct: (act: BehalfAct) => void }

/** Small and first ones are believed together. */
function BelieveAll({ disputes, onAct }: AllProps) {
  const words = useWords(disputeWords)
  const mayAnswer = useMayDo()('answerDisputes')
  const small = disputes.filter(({ reason }) => reason === 'small_and_first')
  if (!mayAnswer || small.length < 2) return null
  return (
    <p>
      <Button look="line" onClick={() => onAct(believeAllAct(small, words))}>
        {words.believeAll(small.length)}
      </Button>
    </p>
  )
}

type CardProps = { dispute: Dispute; onAct: (act: BehalfAct) => void }

function Card({ dispute, onAct }: CardProps) {
  const words = useWords(disputeWords)
  const language = useLanguage()
  const mayAnswer = useMayDo()('answerDisputes')
  const { customerId, customerName, orderId, openedAt, good, comment, proposal, reason } = dispute
  return (
    <article className="disputes-card">
      <h2>
        <CustomerLink id={customerId} name={customerName} />
      </h2>
      <p className="quiet">
        {good}, {words.since(when(openedAt, language))},{' '}
        {orderId !== null && <Link to={`/orders/${orderId}`}>{words.order(orderId)}</Link>},{' '}
        {words.earlier(dispute.earlierDisputes)}
      </p>
      {comment !== '' && <p>“{comment}”</p>}
      <Counts dispute={dispute} />
      <Known dispute={dispute} />
      <Note look={proposal === 'accept' ? 'leaf' : 'sun'}>
        <p>
          <b>{words.proposals[proposal]}:</b> {words.reasons[reason]}.
        </p>
      </Note>
      {mayAnswer && <Answers dispute={dispute} onAct={onAct} />}
    </article>
  )
}

function Answers({ dispute, onAct }: CardProps) {
  const words = useWords(disputeWords)
  return (
    <p className="row">
      <Button look="line" onClick={() => onAct(answerAct(dispute, true, words))}>
        {words.believe}
      </Button>
      <Button look="text" onClick={() => onAct(answerAct(dispute, false, words))}>
        {words.refuse}
      </Button>
      {dispute.recount === null && (
        <Button look="text" onClick={() => onAct(recountAct(dispute, words))}>
          {words.recount}
        </Button>
      )}
    </p>
  )
}

function Counts({ dispute }: { dispute: Dispute }) {
  const words = useWords(disputeWords)
  const language = useLanguage()
  const { declaredReturned, delivered, returned, saysDelivered, saysReturned, driver } = dispute
  const { runSurplus } = dispute
  const rows = [
    [words.declared, String(declaredReturned)],
    [[words.driver, driver].filter(Boolean).join(' '), words.counts(delivered, returned)],
    [words.warehouse, runSurplus === null ? words.notCounted : words.surplus(runSurplus)],
    [words.customer, words.counts(saysDelivered, saysReturned)],
    [words.stake, formatEuros(dispute.stakeCents, language)],
  ] as const
  return (
    <dl className="disputes-card__counts">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
