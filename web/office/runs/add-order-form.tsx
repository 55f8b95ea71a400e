import { useState } from 'react'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { runWords } from '../../words/office/runs.ts'
import { useWords } from '../../words/use-words.ts'
import { api } from '../session/api.ts'
import { DriverAgreed } from './driver-agreed.tsx'
import { RunForm } from './run-form.tsx'
import type { Run } from './run.ts'
import { useRunAct } from './use-run-act.ts'

/** The late lane: an order of the closed day that is at no stop comes to this run. */
export function AddOrderForm({ run, onDone }: { run: Run; onDone: () => void }) {
  const words = useWords(runWords)
  const { busy, message, act } = useRunAct(onDone)
  const { withoutRun } = run
  const [chosen, setChosen] = useState('')
  const [reason, setReason] = useState('')
  const [driverAgreed, setDriverAgreed] = useState(false)
  if (withoutRun.length === 0) return <p>{words.addNone}</p>
  // An order may have got a run meanwhile.
  const orderId = (withoutRun.find((order) => String(order.orderId) === chosen) ?? withoutRun[0]!)
    .orderId
  const params = { id: String(run.id) }
  const isOnRoad = run.state === 'road'
  const add = () =>
    api.addLateOrder({
      params,
      body: { orderId, reason, driverAgreed: isOnRoad && driverAgreed },
    })
  return (
    <RunForm
      verb={words.addDo}
      busy={busy}
      message={message}
      onSubmit={() => void act(add, words.added)}
    >
      <OrderChoice orders={withoutRun} value={String(orderId)} onChange={setChosen} />
      <TextInput
        label={words.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {isOnRoad && <DriverAgreed checked={driverAgreed} onChange={setDriverAgreed} />}
    </RunForm>
  )
}

type ChoiceProps = {
  orders: Run['withoutRun']
  value: string
  onChange: (orderId: string) => void
}

function OrderChoice({ orders, value, onChange }: ChoiceProps) {
  const words = useWords(runWords)
  return (
    <Select
      label={words.withoutRun}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {orders.map(({ orderId, customer, address }) => (
        <option key={orderId} value={orderId}>
          {`${orderId}: ${[address, customer].filter(Boolean).join(', ')}`}
        </option>
      ))}
    </Select>
  )
}
