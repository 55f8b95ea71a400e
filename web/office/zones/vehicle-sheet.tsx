import { Sheet } from '../../ui/sheet.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { frameWords } from '../../words/office/frame.ts'
import { zoneWords } from '../../words/office/zones.ts'
import { useWords } from '../../words/use-words.ts'
import { DeedPanel } from '../deed/deed-panel.tsx'
import type { SendDeed } from '../deed/send-deed.ts'
import { useDeedForm } from '../deed/use-deed-form.ts'
import { api } from '../session/api.ts'
import { useDraft } from '../session/drafts.ts'
import { limitDraft, type LimitDraft, LimitFields, limitOf } from './limit-fields.tsx'
import type { Vehicle } from './zones.ts'

export type VehicleAct = { name: 'add' } | { name: 'change' | 'retire'; vehicle: Vehicle }

type Props = { act: VehicleAct | undefined; onClose: () => void; onDone: () => void }

/** Adding, changing or retiring a van. */
export function VehicleSheet({ act, onClose, onDone }: Props) {
  const words = useWords(zoneWords)
  const frame = useWords(frameWords)
  const titleOf = (open: VehicleAct) => {
    if (open.name === 'add') return words.addTitle
    const { plate } = open.vehicle
    return open.name === 'change' ? words.changeTitle(plate) : words.retireTitle(plate)
  }
  return (
    <Sheet
      side="right"
      open={act !== undefined}
      onClose={onClose}
      title={act ? titleOf(act) : ''}
      words={frame}
    >
      {act && <VehicleForm act={act} onClose={onClose} onDone={onDone} />}
    </Sheet>
  )
}

type Draft = LimitDraft & { plate: string; cashRegister: string; reason: string }

const empty = {
  plate: '',
  cashRegister: null,
  maxBottles: null,
  maxKilograms: null,
  maxStops: null,
  maxMinutes: null,
}

function VehicleForm({ act, onClose, onDone }: Props & { act: VehicleAct }) {
  const words = useWords(zoneWords)
  const { plate, cashRegister, ...limits } = act.name === 'add' ? empty : act.vehicle
  const { draft, change, forget } = useDraft<Draft>(`vehicle ${act.name} ${plate}`, () => ({
    ...limitDraft(limits),
    plate,
    cashRegister: cashRegister ?? '',
    reason: '',
  }))
  const { deed, end } = useDeedForm({
    name: `vehicles.${act.name}`,
    typed: JSON.stringify([act, draft]),
    isComplete: act.name === 'add' ? draft.plate !== '' : draft.reason.trim() !== '',
    send: sendOf(act, draft),
    forget,
    onEnd: onClose,
    onDone,
  })
  const verb = act.name === 'add' ? words.add : act.name === 'change' ? words.save : words.retire
  return (
    <DeedPanel deed={deed} verb={verb} onCancel={end}>
      <VehicleFields act={act} draft={draft} change={change} errors={deed.errors} />
    </DeedPanel>
  )
}

type FieldsProps = {
  act: VehicleAct
  draft: Draft
  change: (part: Partial<Draft>) => void
  errors: Record<string, string | undefined>
}

function VehicleFields({ act, draft, change, errors }: FieldsProps) {
  const words = useWords(zoneWords)
  return (
    <>
      {act.name === 'add' && (
        <TextInput
          label={words.plate}
          hint={words.plateHint}
          value={draft.plate}
          error={errors.plate}
          onChange={({ target }) => change({ plate: target.value.toUpperCase() })}
        />
      )}
      {act.name === 'retire' ? (
        <p className="quiet">{words.retireHint}</p>
      ) : (
        <>
          <LimitFields draft={draft} change={change} errors={errors} />
          <TextInput
            label={words.register}
            hint={words.registerHint}
            value={draft.cashRegister}
            error={errors.cashRegister}
            onChange={({ target }) => change({ cashRegister: target.value })}
          />
        </>
      )}
      {act.name !== 'add' && (
        <TextInput
          label={words.reason}
          value={draft.reason}
          error={errors.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
      )}
    </>
  )
}

function sendOf(act: VehicleAct, { plate, reason, ...draft }: Draft): SendDeed {
  const values = {
    maxBottles: Number(draft.maxBottles),
    maxKilograms: Number(draft.maxKilograms),
    maxStops: limitOf(draft.maxStops),
    maxMinutes: limitOf(draft.maxMinutes),
    cashRegister: draft.cashRegister.trim() === '' ? null : draft.cashRegister,
  }
  return ({ query, body }, options) => {
    if (act.name === 'add')
      return api.addVehicle({ query, body: { plate, ...values, ...body } }, options)
    const params = { id: String(act.vehicle.id) }
    if (act.name === 'retire')
      return api.retireVehicle({ params, query, body: { reason, ...body } }, options)
    return api.changeVehicle({ params, query, body: { ...values, reason, ...body } }, options)
  }
}
