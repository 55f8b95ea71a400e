import { isActiveAutoship } from '../../../contract/shop/vocabularies/autoship-status.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Address } from '../../../contract/shop/addresses.ts'
import { useObserved } from '../../client/observed.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { autoshipWords } from '../../words/shop/autoship.ts'
import { useWords } from '../../words/use-words.ts'
import { hasDeliveries } from './autoship-phrases.ts'
import { Schedule } from './schedule.tsx'
import { EditItems } from './edit-items.tsx'
import { EditNotes } from './edit-notes.tsx'
import { EditPause } from './edit-pause.tsx'
import { DeliveryFields } from './delivery-fields.tsx'
import { EditSummary } from './edit-summary.tsx'
import { isNotFound, reportGone } from './not-found.ts'
import { autoshipEditor, type OpenAutoship, saveFields, editedFields } from './open-autoship.ts'
import { RemoveAutoship } from './remove-autoship.tsx'
import { useAutoshipActions } from './use-autoship-actions.ts'

type Props = { opened: OpenAutoship; addresses: readonly Address[] | undefined }

/** A locked autoship is read-only: all its fields are disabled. */
export function EditForm({ opened, addresses }: Props) {
  const words = useWords(autoshipWords)
  const navigate = useNavigate()
  const { autoship, draft } = opened
  const { busy: isActing, process, stop, clone } = useAutoshipActions()
  const { busy, errors, run } = useAction(words.failed)
  const [attempt, setAttempt] = useState(0)
  const isSending = useObserved(autoshipEditor.pending).size > 0
  const isActive = isActiveAutoship(autoship)
  const isChanged = Object.keys(draft).length > 0
  const fields = editedFields(opened)

  function save() {
    setAttempt(attempt + 1)
    return run(async () => {
      try {
        await saveFields(isActive ? words.saved : undefined)
      } catch (refused) {
        if (!isNotFound(refused)) throw refused
        reportGone(words.isGone)
        void navigate('/autoship')
        return
      }
      if (!isActive) await process(autoship)
    })
  }
  const disabledReason =
    fields.address_id === null
      ? words.noAddressReason
      : fields.delivery_date === null
        ? words.noDayReason
        : autoship.items.length === 0
          ? words.noGoodsReason
          : isActive && !isChanged
            ? words.noChangeReason
            : undefined
  const label = isActive
    ? words.save
    : autoship.inactive_reason === 'not_started'
      ? words.start
      : words.restart
  const mistakes = Object.entries(errors).map(([field, message]) => ({
    fieldId: field || 'saturs',
    message,
  }))
  return (
    <>
      <EditNotes opened={opened} />
      {mistakes.length > 0 && (
        <ErrorSummary title={words.fixTitle} mistakes={mistakes} attempt={attempt} />
      )}
      <div className="cart edit">
        <fieldset
          className="ship-edit"
          disabled={autoship.lock === 1}
          aria-label={words.allFollowing}
        >
          <p className="q q--all">{words.allFollowing}</p>
          <EditItems opened={opened} />
          <DeliveryFields opened={opened} addresses={addresses} errors={errors} />
          <EditPause opened={opened} errors={errors} />
        </fieldset>
        <EditSummary
          autoship={autoship}
          button={
            autoship.lock === 1 ? null : (
              <Button
                wide
                busy={busy || isSending}
                disabledReason={disabledReason}
                onClick={() => void save()}
              >
                {label}
              </Button>
            )
          }
        >
          {autoship.lock === 0 && (
            <div className="row ship-edit__more">
              <Button look="text" busy={isActing} onClick={() => void clone(autoship)}>
                {words.clone}
              </Button>
              {isActive && (
                <Button look="clay-text" busy={isActing} onClick={() => void stop(autoship)}>
                  {words.stop}
                </Button>
              )}
              <RemoveAutoship autoship={autoship} />
            </div>
          )}
        </EditSummary>
      </div>
      {hasDeliveries(autoship) && (
        <Schedule autoships={[autoship]} onlyAutoshipId={autoship.id} revision={autoship} />
      )}
    </>
  )
}
