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

type Draft = { kind: string; customer: string; day: string; note: string }

/** A door without an order: to fetch empties, for a service, or to count the bottles there. */
export function VisitForm({ run, onDone }: { run: Run; onDone: () => void }) {
  const words = useWords(runWords)
  const { busy, message, add } = useAddVisit(run, onDone)
  const [draft, setDraft] = useState({ kind: 'empties', customer: '', day: run.day, note: '' })
  const [driverAgreed, setDriverAgreed] = useState(false)
  const field = (name: keyof Draft) => ({
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setDraft({ ...draft, [name]: target.value }),
  })
  const door = useDoor(draft.customer)
  const isOnRoad = draft.day === run.day && run.state === 'road'
  const submit = () => add(door, draft, isOnRoad && driverAgreed)
  return (
    <RunForm verb={words.visitDo} busy={busy} message={message} onSubmit={submit}>
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

/** A visit of the run's day comes to the run; one of another day is planned. */
function useAddVisit(run: Run, onDone: () => void) {
  const words = useWords(runWords)
  const { busy, message, act } = useRunAct(onDone)
  const add = (door: Door, { kind, day, note }: Draft, driverAgreed: boolean) => {
    const { customerId, addressId } = door
    if (customerId === undefined || addressId === undefined) return
    const visit = { customerId, addressId, kind: kind as VisitKind, note }
    const toRun = { params: { id: String(run.id) }, body: { ...visit, driverAgreed } }
    if (day === run.day) void act(() => api.addVisitToRun(toRun), words.visitAdded)
    else void act(() => api.planVisit({ body: { ...visit, day } }), words.visitPlanned(day))
  }
  return { busy, message, add }
}

type Door = ReturnType<typeof useDoor>

/** The chosen door of a customer who is typed by number, else the first one. */
function useDoor(typed: string) {
  const [chosen, choose] = useState<number>()
  const id = /^\d+$/.test(typed.trim()) ? typed.trim() : undefined
  const doors = useLoaded(id, () => api.listDoors({ params: { id: id! } })).value?.doors ?? []
  const { addressId } = doors.find((door) => door.addressId === chosen) ?? doors[0] ?? {}
  return { customerId: id === undefined ? undefined : Number(id), doors, addressId, choose }
}

function DoorField({ door }: { door: Door }) {
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
