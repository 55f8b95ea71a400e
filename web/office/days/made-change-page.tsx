import { useState } from 'react'
import { useParams } from 'react-router'
import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { isRefusedWith } from '../../client/refusals.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Note } from '../../ui/note.tsx'
import { daysWords } from '../../words/office/days.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { Loading } from '../kit/loading.tsx'
import { useLive } from '../live/use-live.ts'
import { PlaceHead } from '../nav/place-head.tsx'
import { shownPhone } from '../search/shown-phone.ts'
import { api } from '../session/api.ts'
import { AnswerCounts, useChangeSentence } from './change-line.tsx'
import type { ReadChange } from './days.ts'
import { shortDay } from './displaced-row.tsx'
import { UndoChange } from './undo-change.tsx'
import './days.css'

/** A change that was made, with the answers as they come. */
export function MadeChangePage() {
  const words = useWords(daysWords)
  const { id = '' } = useParams()
  const change = useLoaded(id, () => readChange(id))
  useLive(['calendar', 'own'], change.reload)
  return (
    <>
      <PlaceHead place="plan" title={words.changeOf(id)} />
      <Loading from={change}>
        {(value) =>
          value === null ? (
            <EmptyState picture="search" title={words.missing} />
          ) : (
            <Made change={value} onUndone={change.reload} />
          )
        }
      </Loading>
    </>
  )
}

async function readChange(id: string): Promise<ReadChange | null> {
  try {
    return await api.readCalendarChange({ params: { id } })
  } catch (failure) {
    if (isRefusedWith(failure, 'not_found')) return null
    throw failure
  }
}

function Made({ change, onUndone }: { change: ReadChange; onUndone: () => void }) {
  const words = useWords(daysWords)
  const language = useLanguage()
  const said = useChangeSentence()
  const [isUndoing, setUndoing] = useState(false)
  const { rows, answers, answerBy, isUndone } = change
  return (
    <>
      <p className="days-head">
        <b>{said(change.change)}</b>
      </p>
      {answerBy !== null && <p>{words.untilAnswer(numericDate(dayOf(answerBy), language))}</p>}
      <AnswerCounts answers={answers} />
      {isUndone ? (
        <Note>{words.isUndone}</Note>
      ) : (
        <Button look="clay-text" onClick={() => setUndoing(true)}>
          {words.undo}
        </Button>
      )}
      <Answers rows={rows} />
      <UndoChange
        id={change.id}
        open={isUndoing}
        onClose={() => setUndoing(false)}
        onDone={onUndone}
      />
    </>
  )
}

type Row = ReadChange['rows'][number]

function useAnswerColumns(): Column<Row>[] {
  const words = useWords(daysWords)
  const language = useLanguage()
  const dayText = (day: string | null) => (day === null ? words.noDay : shortDay(day, language))
  return [
    {
      id: 'customer',
      head: words.customer,
      cell: ({ customer, customerId, phone }) => (
        <>
          {customer ?? customerId}{' '}
          {phone !== null && <a href={`tel:${phone}`}>{shownPhone(phone)}</a>}
        </>
      ),
    },
    { id: 'was', head: words.was, cell: ({ oldDay }) => dayText(oldDay) },
    { id: 'willBe', head: words.willBe, cell: ({ newDay }) => dayText(newDay) },
    { id: 'state', head: words.state, cell: ({ state }) => words.states[state] },
    {
      id: 'answered',
      head: words.answered,
      cell: ({ answeredDay }) => (answeredDay === null ? '' : dayText(answeredDay)),
    },
    { id: 'told', head: words.told, cell: ({ toldBy }) => words.toldBy[toldBy] },
  ]
}

function Answers({ rows }: { rows: readonly Row[] }) {
  const words = useWords(daysWords)
  return (
    <DataTable
      caption={words.answers}
      columns={useAnswerColumns()}
      rows={rows}
      rowKey={({ proposalId }) => proposalId}
    />
  )
}
