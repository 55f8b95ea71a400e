import type { Day } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { closingWords } from '../../words/office/closing.ts'
import { frameWords } from '../../words/office/frame.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { DeedPanel } from '../deed/deed-panel.tsx'
import type { SendDeed } from '../deed/send-deed.ts'
import { useDeedForm } from '../deed/use-deed-form.ts'
import { api } from '../session/api.ts'
import { useDraft } from '../session/drafts.ts'

/** Ways to pay for what would be skipped as unpaid. */
export const payments = ['link', 'deferred', 'cash'] as const
export type Payment = (typeof payments)[number]

export type ClosingAct =
  | { name: 'close' | 'hold' | 'release' }
  | { name: 'confirm' | Payment; orderIds: readonly number[] }

type Props = { day: Day; act: ClosingAct | undefined; onClose: () => void; onDone: () => void }

/** Closing, holding or confirming, with its reason and what it would do. */
export function ClosingSheet({ day, act, onClose, onDone }: Props) {
  const words = useWords(closingWords)
  const frame = useWords(frameWords)
  const language = useLanguage()
  const titleOf = (open: ClosingAct) =>
    'orderIds' in open
      ? words.titles[open.name](open.orderIds.length)
      : words.titles[open.name](numericDate(day, language))
  return (
    <Sheet
      side="right"
      open={act !== undefined}
      onClose={onClose}
      title={act ? titleOf(act) : ''}
      words={frame}
    >
      {act && <ClosingForm key={act.name} day={day} act={act} onClose={onClose} onDone={onDone} />}
    </Sheet>
  )
}

const deedNames = {
  close: 'dispatch.close_day',
  hold: 'dispatch.hold_day',
  release: 'dispatch.release_day',
  confirm: 'orders.confirm',
  link: 'orders.pay_awaited',
  deferred: 'orders.pay_awaited',
  cash: 'orders.pay_awaited',
}

function ClosingForm({ day, act, onClose, onDone }: Props & { act: ClosingAct }) {
  const words = useWords(closingWords)
  const { draft, change, forget } = useDraft(`closing ${act.name} ${day}`, () => ({ reason: '' }))
  const { reason } = draft
  const paying = payments.find((name) => name === act.name)
  const { deed, end } = useDeedForm({
    name: deedNames[act.name],
    typed: JSON.stringify([act, day, reason]),
    isComplete: paying !== undefined || reason.trim() !== '',
    send: sendOf(act, day, reason),
    forget,
    onEnd: onClose,
    onDone,
  })
  const isConfirming = act.name === 'confirm'
  return (
    <DeedPanel
      deed={deed}
      verb={words.verbs[act.name]}
      cancel={act.name === 'close' ? words.leaveOpen : undefined}
      onCancel={end}
    >
      {paying ? (
        <p className="quiet">{words.paying[paying]}</p>
      ) : (
        <TextInput
          label={isConfirming ? words.agreed : words.reason}
          hint={isConfirming ? words.agreedHint : undefined}
          value={reason}
          error={deed.errors.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
      )}
    </DeedPanel>
  )
}

function sendOf(act: ClosingAct, day: Day, reason: string): SendDeed {
  return ({ query, body: wanted }, options) => {
    const body = { day, reason, ...wanted }
    if ('orderIds' in act) {
      const orderIds = [...act.orderIds]
      if (act.name !== 'confirm')
        return api.payAwaited({ query, body: { orderIds, payment: act.name, ...wanted } }, options)
      return api.confirmOrders({ query, body: { orderIds, reason, ...wanted } }, options)
    }
    if (act.name === 'close') return api.closeDay({ query, body }, options)
    if (act.name === 'hold')
      return api.delayClosing({ query, body: { ...body, hours: 1 } }, options)
    return api.endClosingDelay({ query, body }, options)
  }
}
