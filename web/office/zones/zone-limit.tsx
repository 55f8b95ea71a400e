import { Sheet } from '../../ui/sheet.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { frameWords } from '../../words/office/frame.ts'
import { zoneWords } from '../../words/office/zones.ts'
import { useWords } from '../../words/use-words.ts'
import { DeedPanel } from '../deed/deed-panel.tsx'
import { useDeedForm } from '../deed/use-deed-form.ts'
import { api } from '../session/api.ts'
import { useDraft } from '../session/drafts.ts'
import { limitDraft, LimitFields, limitOf } from './limit-fields.tsx'
import type { Zone } from './zones.ts'

type Props = { onClose: () => void; onDone: () => void }

/** What a zone takes on a day. */
export function ZoneLimit({ zone, ...props }: Props & { zone: Zone | undefined }) {
  const words = useWords(zoneWords)
  const frame = useWords(frameWords)
  return (
    <Sheet
      side="right"
      open={zone !== undefined}
      onClose={props.onClose}
      title={zone ? words.limitTitle(zone.code) : ''}
      words={frame}
    >
      {zone && <LimitForm zone={zone} {...props} />}
    </Sheet>
  )
}

function LimitForm({ zone, onClose, onDone }: Props & { zone: Zone }) {
  const words = useWords(zoneWords)
  const { code } = zone
  const { draft, change, forget } = useDraft(`zone ${code}`, () => ({
    ...limitDraft(zone),
    reason: '',
  }))
  const { reason } = draft
  const limits = {
    maxBottles: limitOf(draft.maxBottles),
    maxKilograms: limitOf(draft.maxKilograms),
    maxStops: limitOf(draft.maxStops),
    maxMinutes: limitOf(draft.maxMinutes),
  }
  const { deed, end } = useDeedForm({
    name: 'zones.limit',
    typed: JSON.stringify(draft),
    isComplete: reason.trim() !== '',
    send: ({ query, body }, options) =>
      api.limitZone({ query, body: { code, ...limits, reason, ...body } }, options),
    forget,
    onEnd: onClose,
    onDone,
  })
  return (
    <DeedPanel deed={deed} verb={words.save} onCancel={end}>
      <p className="quiet">{words.empty}</p>
      <LimitFields draft={draft} change={change} errors={deed.errors} />
      <TextInput
        label={words.reason}
        value={reason}
        error={deed.errors.reason}
        onChange={({ target }) => change({ reason: target.value })}
      />
    </DeedPanel>
  )
}
