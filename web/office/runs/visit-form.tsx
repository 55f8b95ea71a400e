import { useState } from 'react'
import { type VisitKind, visitKinds } from '../../../domain/dispatch/stop-kinds.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { runWords } from '../../words/office/runs.ts'
import { useWords } from '../../words/use-words.ts'
import { CustomerField } from '../deed/customer-field.tsx'
import { api } from '../session/api.ts'
import { DriverAgreed } from './driver-agreed.tsx'
import { RunForm } from './run-form.tsx'
import type { Run } from './run.ts'
import { useRunAct } from './use-run-act.ts'

/** A door without an order: to fetch empties, for a service, or to count the bottles there. */
export function VisitForm({ run, onDone }: { run: Run; onDone: () => void }) {
  const words = useWords(runWords)
  const { busy, message, act } = useRunAct(onDone)
  const [draft, setDraft] = useState({ kind: 'empties', customer: '', day: run.day, note: '' })
  const [driverAgreed, setDriverAgreed] = useState(false)
  const field = (name: keyof typeof draft) => ({
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setDraft({ ...draft, [name]: target.value }),
  })
  const door = useDoor(draft.customer)
  const { day, note } = draft
  const isToday = day === run.day
  const isOnRoad = isToday && run.state === 'road'
  const add = () => {
    const { customerId, addressId } = door
    if (customerId === undefined || addressId === undefined) return
    const visit = { customerId, addressId, kind: draft.kind as VisitKind, note }
    const params = { id: String(run.id) }
    const today = { ...visit, driverAgreed: isOnRoad && driverAgreed }
    void act(
      () =>
        isToday
          ? api.addVisitToRun({ params, body: today })
          : api.planVisit({ body: { ...visit, day } }),
      isToday ? words.visitAdded : words.visitPlanned(day),
    )
  }
  return (
    <RunForm verb={words.visitDo} busy={busy} message={message} onSubmit={add}>
      <Select label={words.visitKind} {...field('kind')}>
        {visitKinds.map((kind) => (
          <option key={kind} value={kind}>
            {words.kinds[kind]}
          </option>
        ))}
      </Select>
      <CustomerField
        field={{ id: 'visit-customer', error: undefined, ...field('customer') }}
        onChoose={(customerId) => setDraft({ ...draft, customer: String(customerId) })}
      />
      {door.customerId !== undefined && <DoorField door={door} />}
      <TextInput type="date" label={words.visitDay} min={run.day} {...field('day')} />
      <TextInput label={words.visitNote} {...field('note')} />
      {isOnRoad && <DriverAgreed checked={driverAgreed} onChange={setDriverAgreed} />}
    </RunForm>
  )
}

/** The chosen door of a customer who is typed by number, else the first one. */
function useDoor(typed: string) {
  const [chosen, choose] = useState<number>()
  const id = /^\d+$/.test(typed.trim()) ? typed.trim() : undefined
  const doors = useLoaded(id, () => api.listDoors({ params: { id: id! } })).value?.doors ?? []
  const { addressId } = doors.find((door) => door.addressId === chosen) ?? doors[0] ?? {}
  return { customerId: id === undefined ? undefined : Number(id), doors, addressId, choose }
}

function DoorField({ door }: { door: ReturnType<typeof useDoor> }) {
  const words = useWords(runWords)
  const { doors, addressId, choose } = door
  return (
    <Select
      label={words.visitDoor}
      hint={doors.length === 0 ? words.visitNoDoor : undefined}
      value={addressId ?? ''}
      onChange={({ target }) => choose(Number(target.value))}
    >
      {doors.map((each) => (
        <option key={each.addressId} value={each.addressId}>
          {each.address}
        </option>
      ))}
    </Select>
  )
}
