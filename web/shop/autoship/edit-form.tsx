import { isActiveAutoship } from '../../../contract/shop/vocabularies/autoship-status.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Address } from '../../../contract/shop/addresses.ts'
import type { Autoship } from '../../../contract/shop/autoship-record.ts'
import { useObserved } from '../../client/observed.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { autoshipWords } from '../../words/shop/autoship.ts'
import { useWords } from '../../words/use-words.ts'
import { MistakeSummary } from '../page/mistake-summary.tsx'
import { hasDeliveries, type Words } from './autoship-phrases.ts'
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
import { ScopeMark } from '../delivery/scope-mark.tsx'

type Props = { opened: OpenAutoship; addresses: readonly Address[] | undefined }

/** A locked autoship is read-only: all its fields are disabled. */
export function EditForm({ opened, addresses }: Props) {
  const words = useWords(autoshipWords)
  const { autoship } = opened
  const isLocked = autoship.lock === 1
  const actions = useAutoshipActions()
  const saving = useSaving(autoship, actions)
  const { errors, attempt } = saving
  const mistakes = Object.entries(errors).map(([field, message]) => ({
    fieldId: field || 'saturs',
    message,
  }))
  return (
    <>
      <EditNotes opened={opened} />
      <MistakeSummary title={words.fixTitle} mistakes={mistakes} attempt={attempt} />
      <div className="slip-page autoship-page">
        <fieldset className="autoship-edit" disabled={isLocked} aria-label={words.allFollowing}>
          <ScopeMark of="all">{words.allFollowing}</ScopeMark>
          <EditItems opened={opened} />
          <DeliveryFields opened={opened} addresses={addresses} errors={errors} />
          <EditPause opened={opened} errors={errors} />
        </fieldset>
        <EditSummary
          autoship={autoship}
          button={isLocked ? null : <SaveButton opened={opened} saving={saving} />}
        >
          {!isLocked && <MoreActions autoship={autoship} actions={actions} />}
        </EditSummary>
      </div>
      {hasDeliveries(autoship) && (
        <Schedule autoships={[autoship]} onlyAutoshipId={autoship.id} revision={autoship} />
      )}
    </>
  )
}

type Actions = ReturnType<typeof useAutoshipActions>

/** Saves the fields, and starts an autoship that is not active. */
function useSaving(autoship: Autoship, { process }: Actions) {
  const words = useWords(autoshipWords)
  const navigate = useNavigate()
  const { busy, errors, run } = useAction(words.failed)
  const [attempt, setAttempt] = useState(0)
  const isActive = isActiveAutoship(autoship)

  function save() {
    setAttempt(attempt + 1)
    return run(async () => {
      try {
        await saveFields()
      } catch (refused) {
        if (!isNotFound(refused)) throw refused
        reportGone(words.isGone)
        void navigate('/autoship')
        return
      }
      if (!isActive) await process(autoship)
    })
  }
  return { busy, errors, attempt, save }
}

type SaveProps = { opened: OpenAutoship; saving: ReturnType<typeof useSaving> }

function SaveButton({ opened, saving: { busy, save } }: SaveProps) {
  const words = useWords(autoshipWords)
  const isSending = useObserved(autoshipEditor.pending).size > 0
  const { autoship } = opened
  const label = isActiveAutoship(autoship)
    ? words.save
    : autoship.inactive_reason === 'not_started'
      ? words.start
      : words.restart
  return (
    <Button
      wide
      busy={busy || isSending}
      disabledReason={disabledReason(opened, words)}
      onClick={() => void save()}
    >
      {label}
    </Button>
  )
}

function disabledReason(opened: OpenAutoship, words: Words): string | undefined {
  const { autoship, draft } = opened
  const fields = editedFields(opened)
  if (fields.address_id === null) return words.noAddressReason
  if (fields.delivery_date === null) return words.noDayReason
  if (autoship.items.length === 0) return words.noGoodsReason
  const isChanged = Object.keys(draft).length > 0
  return isActiveAutoship(autoship) && !isChanged ? words.noChangeReason : undefined
}

function MoreActions({ autoship, actions }: { autoship: Autoship; actions: Actions }) {
  const words = useWords(autoshipWords)
  const { busy, stop, clone } = actions
  return (
    <div className="row autoship-edit__more">
      <Button look="text" busy={busy} onClick={() => void clone(autoship)}>
        {words.clone}
      </Button>
      {isActiveAutoship(autoship) && (
        <Button look="clay-text" busy={busy} onClick={() => void stop(autoship)}>
          {words.stop}
        </Button>
      )}
      <RemoveAutoship autoship={autoship} />
    </div>
  )
}
