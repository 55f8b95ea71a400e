import { LinkButton } from '../../ui/link-button.tsx'
import { Note } from '../../ui/note.tsx'
import { orderWords } from '../../words/shop/orders.ts'
import { useWords } from '../../words/use-words.ts'
import type { OpenCopy } from './open-copy.ts'

/** Why the changes can no longer be saved, and what to do instead. */
export function CopyProblemNote({ open: { order, problem } }: { open: OpenCopy }) {
  const words = useWords(orderWords)
  if (problem === undefined) return null
  const reason =
    problem === 'closed' && order.may.edit !== null
      ? words.unavailableReasons[order.may.edit]
      : words.trouble[problem]
  return (
    <Note look="sun" role="alert">
      <p>
        <b>{words.notSavable}</b> {reason}
      </p>
      <p className="row">
        {problem !== 'closed' && (
          <LinkButton look="line" to={`/waiting-for-delivery-get-edit-page/${order.id}`}>
            {words.openAgain}
          </LinkButton>
        )}
        <LinkButton look="text" to={`/waiting-for-delivery/${order.id}/view`}>
          {words.seeOrder}
        </LinkButton>
      </p>
    </Note>
  )
}
