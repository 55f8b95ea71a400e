import { isActiveAutoship } from '../../../contract/shop/vocabularies/autoship-status.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Autoship } from '../../../contract/shop/autoship-record.ts'
import { api } from '../session/api.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { autoshipWords } from '../../words/shop/autoship.ts'
import { useWords } from '../../words/use-words.ts'
import { autoshipName } from './autoship-phrases.ts'
import { reloadUpcoming, removeAutoshipFromStore } from '../session/upcoming-store.ts'
import { recordChange } from './last-change.ts'
import { isNotFound, reportGone } from './not-found.ts'

/** Asks once and offers a pause instead to an active autoship. */
export function RemoveAutoship({ autoship }: { autoship: Autoship }) {
  const words = useWords(autoshipWords)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { busy, errors, remove, pauseInstead } = useRemoval(autoship, close)
  const name = autoshipName(autoship, words)
  const mayPause = isActiveAutoship(autoship) && autoship.pause === 0

  return (
    <>
      <Button look="clay-text" aria-label={words.removeOf(name)} onClick={() => setOpen(true)}>
        {words.remove}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={words.removeTitle(name)}
        actions={
          <>
            <Button look="line" onClick={close}>
              {words.doNotRemove}
            </Button>
            {mayPause && (
              <Button look="line" icon="pause" onClick={pauseInstead}>
                {words.pauseIt}
              </Button>
            )}
            <Button look="clay" busy={busy} onClick={() => void remove()}>
              {words.remove}
            </Button>
          </>
        }
      >
        <p>{isDraft(autoship) ? words.removeDraft : words.removeText}</p>
        {mayPause && <p className="autoship-remove__instead quiet">{words.pauseInstead}</p>}
        <FailedNote text={errors['']} />
      </Dialog>
    </>
  )
}

const isDraft = ({ inactive_reason }: Autoship) => inactive_reason === 'not_started'

function useRemoval(autoship: Autoship, close: () => void) {
  const words = useWords(autoshipWords)
  const navigate = useNavigate()
  const { busy, errors, run } = useAction(words.failed)
  const remove = () =>
    run(async () => {
      try {
        const { undo } = await api.removeAutoship({ params: { id: String(autoship.id) } })
        close()
        removeAutoshipFromStore(autoship)
        recordChange(isDraft(autoship) ? words.removedDraft : words.removed, undo)
      } catch (refused) {
        if (!isNotFound(refused)) {
          reloadUpcoming()
          throw refused
        }
        reportGone(words.isGone)
      }
      void navigate('/autoship')
    })
  const pauseInstead = () => {
    close()
    void navigate(`/autoship/${autoship.id}#pauze`)
  }
  return { busy, errors, remove, pauseInstead }
}
