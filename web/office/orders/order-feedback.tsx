import type { ReactNode } from 'react'
import type { OrderFeedback as Said } from '../../../contract/office/feedback.ts'
import { mostStars } from '../../../domain/feedback/ratings.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { feedbackWords } from '../../words/office/feedback.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { useMayDo } from '../deed/use-deed-shortcuts.ts'
import { DoorPhotos } from '../kit/door-photos.tsx'
import { RetryNote } from '../kit/retry-note.tsx'
import { useLive } from '../live/use-live.ts'
import type { BehalfAct } from '../on-behalf/behalf-act.ts'
import { api } from '../session/api.ts'
import { when } from '../session/when.ts'

type Props = { orderId: number; onAct: (act: BehalfAct) => void }

/** What the customer has said of the order, and a press that answers it. */
export function OrderFeedback({ orderId, onAct }: Props) {
  const words = useWords(feedbackWords)
  const mayAnswer = useMayDo()('writeNotes')
  const params = { id: String(orderId) }
  const said = useLoaded(`feedback ${orderId}`, () => api.listFeedback({ params }))
  useLive(['orders', 'own'], said.reload, { orders: [orderId] })
  if (!said.value) return <RetryNote from={said} />
  const { feedback } = said.value
  if (feedback.length === 0) return null
  return (
    <section aria-labelledby="order-feedback">
      <h3 id="order-feedback">{words.title}</h3>
      <ul className="orders-attempts">
        {feedback.map((each) => (
          <SaidLine key={each.id} said={each}>
            {mayAnswer && each.answer === null && (
              <Button look="line" onClick={() => onAct(answerAct(orderId, each, words))}>
                {words.answer}
              </Button>
            )}
          </SaidLine>
        ))}
      </ul>
    </section>
  )
}

function SaidLine({ said, children }: { said: Said; children: ReactNode }) {
  const words = useWords(feedbackWords)
  const language = useLanguage()
  const { comment, saidAt, photos, answer, answeredAt } = said
  return (
    <li>
      <p>
        <b>{aboutOf(said, words)}</b> <span className="quiet">{when(saidAt, language)}</span>
      </p>
      {comment !== '' && <p>“{comment}”</p>}
      <DoorPhotos ids={photos} />
      {answer !== null && answeredAt !== null && (
        <p className="quiet">
          {words.answered(when(answeredAt, language))} “{answer}”
        </p>
      )}
      {children}
    </li>
  )
}

type Words = (typeof feedbackWords)['lv']

const aboutOf = ({ good, stars }: Said, words: Words) =>
  good === null ? words.rating(stars ?? 0, mostStars) : words.fault(good)

const answerAct = (orderId: number, said: Said, words: Words): BehalfAct => ({
  key: `feedback ${said.id}`,
  deed: 'feedback.answer',
  right: 'writeNotes',
  title: words.answerTitle(aboutOf(said, words)),
  verb: words.answer,
  fields: [{ name: 'answer', kind: 'text', label: words.answerText }],
  send:
    ({ answer = '' }) =>
    ({ query, body }, options) => {
      const params = { id: String(orderId), feedbackId: String(said.id) }
      return api.answerFeedback({ params, query, body: { answer, ...body } }, options)
    },
})
