import { useState } from 'react'
import type { Order } from '../../../contract/shop/order-record.ts'
import { paymentTypes } from '../../../contract/shop/vocabularies/payment-types.ts'
import { type Banknote, banknotesInEuros } from '../../../domain/dispatch/change-to-give.ts'
import { useAction } from '../../client/use-action.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { FailedNote } from '../../ui/failed-note.tsx'
import { RadioList } from '../../ui/radio-list.tsx'
import { paysWithWords } from '../../words/shop/pays-with.ts'
import { useWords } from '../../words/use-words.ts'
import { isToCome } from '../delivery/order-phrases.ts'
import { api } from '../session/api.ts'
import './waiting.css'

/** Only an order that is to come and is paid in cash asks for change. */
export function PaysWith({ order }: { order: Order }) {
  const { payment_type: payment } = order
  const isCash = payment !== null && paymentTypes.nameOf(payment) === 'cash'
  return isCash && isToCome(order) ? <Banknotes orderId={order.id} /> : null
}

function Banknotes({ orderId }: { orderId: number }) {
  const words = useWords(paysWithWords)
  const params = { id: String(orderId) }
  const { value, update } = useLoaded(`pays with ${orderId}`, () => api.readPaysWith({ params }))
  const [chosen, setChosen] = useState<Banknote | null>()
  const { errors, run } = useAction(words.failed)
  if (!value) return null
  const choose = (note: Banknote | null) => {
    setChosen(note)
    void run(async () => {
      const saved = await api.setPaysWith({ params, body: { pays_with: note } })
      update(() => saved)
    }).finally(() => setChosen(undefined))
  }
  const current = chosen === undefined ? value.data.pays_with : chosen
  return (
    <section className="orders-pays-with no-print">
      <RadioList
        label={words.title}
        name="pays-with"
        value={current ?? 0}
        onChange={(euros) => choose(euros === 0 ? null : euros)}
        error={undefined}
        options={[
          { value: 0, title: words.exact },
          ...banknotesInEuros.map((euros) => ({ value: euros, title: words.note(euros) })),
        ]}
      />
      <p>{words.lead}</p>
      <FailedNote text={Object.values(errors)[0]} />
    </section>
  )
}
