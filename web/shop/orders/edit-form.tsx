import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useObserved } from '../../client/observed.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { toasts } from '../../ui/toasts.ts'
import { orderWords } from '../../words/orders.ts'
import { useWords } from '../../words/use-words.ts'
import { CartSummary } from '../cart/cart-summary.tsx'
import { CopyProblemNote } from './copy-problem-note.tsx'
import { PaymentDifference } from './payment-difference.tsx'
import { EditItems } from './edit-items.tsx'
import { DeliveryFields } from './delivery-fields.tsx'
import { SumTips } from './edit-tips.tsx'
import { changeCopy, pendingCopyCounts, type OpenCopy, openCopy } from './open-copy.ts'
import { isFromAutoship } from './order-phrases.ts'
import { saveCopy } from './save-copy.ts'
import { useReadNextDelivery } from './use-read-next-delivery.ts'
import { SaveRefusalNote, useSaveAttempt } from './use-save-attempt.tsx'
import { ChangeScopeDialog } from './change-scope-dialog.tsx'
import '../autoship/question.css'

export function EditForm({ open }: { open: OpenCopy }) {
  const words = useWords(orderWords)
  const navigate = useNavigate()
  const [scopeQuestion, setScopeQuestion] = useState<{
    day: string
    next: string | null
    thenSave: boolean
  }>()
  const [changeAutoship, setChangeAutoship] = useState<0 | 1>()
  const isSending = useObserved(pendingCopyCounts).size > 0
  const { busy, refused, run } = useSaveAttempt()
  const { order, cart, problem } = open
  const readNextDelivery = useReadNextDelivery(order)
  const isMoved = cart.delivery_date !== order.delivery_date

  const save = (changeAutoship: 0 | 1 | undefined) =>
    run(async () => {
      setScopeQuestion(undefined)
      const saved = await saveCopy(isMoved ? changeAutoship : undefined)
      if (!saved) return
      toasts.show({ text: words.saved, icon: 'check' })
      void navigate(changeAutoship === 1 ? '/autoship' : '/waiting-for-delivery')
    })
  const startSave = () =>
    isMoved && isFromAutoship(order) && changeAutoship === undefined && cart.delivery_date !== null
      ? void askScope(cart.delivery_date, true)
      : void save(changeAutoship)

  async function askScope(day: string, thenSave: boolean) {
    const next = await readNextDelivery(day)
    if (next !== undefined) setScopeQuestion({ day, next, thenSave })
  }
  async function chooseDay(day: string) {
    await changeCopy({ delivery_date: day })
    // Do not ask when the day was refused or the page left meanwhile.
    if (openCopy.read()?.cart.delivery_date !== day) return
    setChangeAutoship(undefined)
    if (isFromAutoship(order) && day !== order.delivery_date) await askScope(day, false)
  }
  const disabledReason =
    problem !== undefined
      ? words.notSavable
      : cart.items.length === 0
        ? words.whyEmpty
        : cart.only_services === 0 && cart.delivery_date === null
          ? words.whyNoDay
          : undefined
  return (
    <div className="cart edit">
      <div>
        <CopyProblemNote open={open} />
        {refused && <SaveRefusalNote refusal={refused} />}
        <EditItems open={open} />
        <DeliveryFields open={open} onDay={(day) => void chooseDay(day)}>
          {changeAutoship !== undefined && isMoved && (
            <p className={changeAutoship === 1 ? 'q q--all' : 'q'}>
              {changeAutoship === 1 ? words.allFollowing : words.thisOnly}
            </p>
          )}
        </DeliveryFields>
      </div>
      <CartSummary
        cart={cart}
        button={
          <Button wide busy={busy || isSending} disabledReason={disabledReason} onClick={startSave}>
            {words.save}
          </Button>
        }
        secondaryAction={
          <LinkButton look="text" to="/waiting-for-delivery">
            {words.backUnsaved}
          </LinkButton>
        }
      >
        <PaymentDifference open={open} />
        <SumTips />
      </CartSummary>
      <ChangeScopeDialog
        day={scopeQuestion?.day}
        next={scopeQuestion?.next ?? null}
        busy={busy}
        onChoose={(answer) => {
          setChangeAutoship(answer)
          setScopeQuestion(undefined)
          if (scopeQuestion?.thenSave) void save(answer)
        }}
        onClose={() => setScopeQuestion(undefined)}
      />
    </div>
  )
}
