import { useState } from 'react'
import { isBadRating, mostStars } from '../../../domain/feedback/ratings.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toasts } from '../../ui/toasts.ts'
import { feedbackWords } from '../../words/shop/feedback.ts'
import { useWords } from '../../words/use-words.ts'
import type { Feedback } from './use-feedback.ts'
import './feedback.css'

/** One press rates a delivery; words are asked for after it, and need not be given. */
export function RateDelivery({ feedback: { orderId, value, rate } }: { feedback: Feedback }) {
  const words = useWords(feedbackWords)
  const { busy, errors, run } = useAction(words.notRated)
  const [pressed, setPressed] = useState<number>()
  if (value?.may_rate !== 1) return null
  const { rating } = value
  const stars = pressed ?? rating?.stars ?? 0
  const press = (chosen: number) => {
    setPressed(chosen)
    void run(() => rate({ stars: chosen, comment: rating?.comment ?? '' })).finally(() =>
      setPressed(undefined),
    )
  }
  const titleId = `rating-${orderId}`
  return (
    <section className="orders-rating no-print" aria-labelledby={titleId}>
      <h2 id={titleId}>{words.title}</h2>
      <Stars titleId={titleId} stars={stars} onPress={press} />
      <div aria-live="polite">
        {rating && (
          <p className="quiet">{isBadRating(rating.stars) ? words.thanksBad : words.thanks}</p>
        )}
        {rating?.answer && <p>{words.answer(rating.answer)}</p>}
      </div>
      <FailedNote text={Object.values(errors)[0]} />
      {rating && (
        <Comment
          comment={rating.comment}
          busy={busy}
          onSave={(comment) =>
            void run(async () => {
              await rate({ stars: rating.stars, comment })
              toasts.show({ text: words.saved, icon: 'check' })
            })
          }
        />
      )}
    </section>
  )
}

type StarsProps = { titleId: string; stars: number; onPress: (stars: number) => void }

function Stars({ titleId, stars, onPress }: StarsProps) {
  const words = useWords(feedbackWords)
  return (
    <fieldset className="orders-rating__stars" aria-labelledby={titleId}>
      {words.meanings.map((meaning, index) => (
        <button
          key={meaning}
          type="button"
          className={index < stars ? 'orders-star orders-star--on' : 'orders-star'}
          aria-label={`${words.star(index + 1, mostStars)}: ${meaning}`}
          aria-pressed={index + 1 === stars}
          title={meaning}
          onClick={() => onPress(index + 1)}
        >
          <Icon name="star" size={30} />
        </button>
      ))}
      {stars > 0 && <span>{words.meanings[stars - 1]}</span>}
    </fieldset>
  )
}

type CommentProps = { comment: string; busy: boolean; onSave: (comment: string) => void }

function Comment({ comment, busy, onSave }: CommentProps) {
  const words = useWords(feedbackWords)
  const [draft, setDraft] = useState(comment)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSave(draft)
      }}
    >
      <TextArea
        label={words.comment}
        rows={2}
        maxLength={500}
        value={draft}
        error={undefined}
        onChange={({ target }) => setDraft(target.value)}
      />
      {draft.trim() !== comment && (
        <Button type="submit" look="line" busy={busy}>
          {words.save}
        </Button>
      )}
    </form>
  )
}
