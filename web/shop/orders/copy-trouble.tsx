import { LinkButton } from '../../ui/link-button.tsx'
import { Note } from '../../ui/note.tsx'
import { orderWords } from '../../words/orders.ts'
import { useWords } from '../../words/use-words.ts'
import type { OpenCopy } from './open-copy.ts'

/** Why these changes cannot be saved any more, and what to do instead. */
export function CopyTroubleNote({ open: { order, trouble } }: { open: OpenCopy }) {
  const words = useWords(orderWords)
  if (trouble === undefined) return null
  const why =
    trouble === 'closed' && order.may.edit !== null
      ? words.notNow[order.may.edit]
      : words.trouble[trouble]
  return (
    <Note look="sun" role="alert">
      <p>
        <b>{words.notSavable}</b> {why}
      </p>
      <p className="row">
        {trouble !== 'closed' && (
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
