import { Button } from '../../ui/button.tsx'
import { runWords } from '../../words/office/runs.ts'
import { useWords } from '../../words/use-words.ts'
import { useMayDo } from '../deed/use-deed-shortcuts.ts'
import { api } from '../session/api.ts'
import { clockOf } from '../session/when.ts'
import { firstVisitFacts } from './first-visit-facts.ts'
import type { RunStop } from './run.ts'
import { useRunAct } from './use-run-act.ts'

/** What the office and the driver have noted of a stop, and what asks for a look. */
export function StopNotes({ stop, onReviewed }: { stop: RunStop; onReviewed: () => void }) {
  const words = useWords(runWords)
  const mayDo = useMayDo()
  const { told } = stop
  const notes = notesOf(stop, words)
  return (
    <>
      {told.code && (
        <>
          <br />
          <span className="runs-stop__bad">{words.codes[told.code] ?? told.code}</span>
        </>
      )}
      {notes.length > 0 && (
        <>
          <br />
          <span className="runs-stop__note">{notes.join(', ')}</span>
        </>
      )}
      {mayDo('searchEverything') && <StopPictures stop={stop} />}
      <StopReview stop={stop} onReviewed={onReviewed} />
    </>
  )
}

function notesOf(stop: RunStop, words: (typeof runWords)['lv']) {
  const { told, isLate, kind, note, promisedUntil } = stop
  const handover = told.handover && words.handovers[told.handover]
  return [
    kind !== 'delivery' && [words.kinds[kind], note].filter(Boolean).join(': '),
    told.receiver && words.receiver([told.receiver, handover].filter(Boolean).join(', ')),
    !told.receiver && handover,
    told.cooler && words.cooler(told.cooler),
    ...firstVisitFacts(told.firstVisit, words),
    told.note && words.driverNote(told.note),
    promisedUntil && words.promised(clockOf(promisedUntil)),
    isLate && words.isLate,
    told.attempts > 1 && words.attempts(told.attempts),
    told.waitsForReview && words.look,
    ...told.flags.map((flag) => words.flags[flag] ?? flag),
  ].filter(Boolean)
}

function StopPictures({ stop }: { stop: RunStop }) {
  const words = useWords(runWords)
  return stop.pictures.map(({ fileId, kind }) => (
    <a
      key={fileId}
      className="runs-stop__note runs-stop__picture"
      href={`/office/api/files/${fileId}`}
      target="_blank"
      rel="noreferrer"
    >
      {words.pictures[kind]}
    </a>
  ))
}

function StopReview({ stop, onReviewed }: { stop: RunStop; onReviewed: () => void }) {
  const words = useWords(runWords)
  const mayDo = useMayDo()
  const { busy, message, act } = useRunAct(onReviewed)
  const review = () => api.reviewStop({ params: { id: String(stop.id) } })
  return (
    <>
      {stop.told.waitsForReview && mayDo('correctEvents') && (
        <Button look="text" busy={busy} onClick={() => void act(review, words.reviewed)}>
          {words.review}
        </Button>
      )}
      {message && <span className="runs-stop__bad">{message}</span>}
    </>
  )
}
