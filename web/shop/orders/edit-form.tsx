import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Address } from '../../../contract/shop/addresses.ts'
import { formatEuros } from '../../../domain/money.ts'
import { useObserved } from '../../client/observed.ts'
import { useShop } from '../session/shop-context.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { toasts } from '../../ui/toasts.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import { orderWords } from '../../words/shop/orders.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { isServed } from '../delivery/address-days.ts'
import { CartSummary } from '../cart/cart-summary.tsx'
import { CopyProblemNote } from './copy-problem-note.tsx'
import { PaymentDifference } from './payment-difference.tsx'
import { EditItems } from './edit-items.tsx'
import { DeliveryFields } from './delivery-fields.tsx'
import { changeCopy, copyEditor, type OpenCopy, openCopy, saveCopy } from './open-copy.ts'
import { isFromAutoship } from '../delivery/order-phrases.ts'
import { useReadNextDelivery } from './use-read-next-delivery.ts'
import { SaveRefusalNote, useSaveAttempt } from './use-save-attempt.tsx'
import { ChangeScopeDialog } from './change-scope-dialog.tsx'
import { ScopeMark } from '../delivery/scope-mark.tsx'

type Props = { open: OpenCopy; addresses: readonly Address[] | undefined }

export function EditForm({ open, addresses }: Props) {
  const words = useWords(orderWords)
  const isSending = useObserved(copyEditor.pending).size > 0
  const { busy, refusal, scope, question, startSave, chooseDay, answer, dismiss } = useSaving(open)
  const { cart } = open
  const address = addresses?.find(({ id }) => id === cart.address_id)
  const disabledReason = missingBeforeSaving(open, address, words)
  return (
    <div className="slip-page orders-edit">
      <div>
        <CopyProblemNote open={open} />
        {refusal && <SaveRefusalNote open={open} refusal={refusal} scope={scope} />}
        <EditItems open={open} />
        <DeliveryFields open={open} addresses={addresses} onDay={(day) => void chooseDay(day)}>
          {scope !== undefined && <ChosenScope scope={scope} />}
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
          <LinkButton className="orders-edit__back" look="text" flush to="/waiting-for-delivery">
            {words.backUnsaved}
          </LinkButton>
        }
      >
        <PaymentDifference open={open} scope={scope} />
        <SumTips />
      </CartSummary>
      <ChangeScopeDialog question={question} busy={busy} onChoose={answer} onClose={dismiss} />
    </div>
  )
}

/** Whether the chosen day is of this delivery alone or of all that follow. */
function ChosenScope({ scope }: { scope: 0 | 1 }) {
  const words = useWords(orderWords)
  return (
    <ScopeMark of={scope === 1 ? 'all' : 'this'}>
      {scope === 1 ? words.allFollowing : words.thisOnly}
    </ScopeMark>
  )
}

type Words = (typeof orderWords)['lv']

/** The reason why the copy cannot be saved yet. */
function missingBeforeSaving(
  { cart, problem }: OpenCopy,
  address: Address | undefined,
  words: Words,
): string | undefined {
  if (problem !== undefined) return words.notSavable
  if (cart.items.length === 0) return words.goodsMissing
  if (address && !isServed(address)) return words.addressNotServed
  return cart.only_services === 0 && cart.delivery_date === null ? words.dayMissing : undefined
}

type ScopeQuestion = { day: string; next: string | null; thenSave: boolean }

/** Saves the copy; a new day of an autoship's order first asks whether the series moves too. */
function useSaving({ order, cart: { delivery_date: day } }: OpenCopy) {
  const words = useWords(orderWords)
  const navigate = useNavigate()
  const [question, setQuestion] = useState<ScopeQuestion>()
  const [changeAutoship, setChangeAutoship] = useState<0 | 1>()
  const { busy, refusal, run } = useSaveAttempt()
  const readNextDelivery = useReadNextDelivery(order)
  const isMoved = day !== order.delivery_date
  const dismiss = () => setQuestion(undefined)
  const save = (scope: 0 | 1 | undefined) =>
    run(async () => {
      dismiss()
      const saved = await saveCopy(isMoved ? scope : undefined)
      if (!saved) return
      toasts.show({ text: words.saved, icon: 'check' })
      void navigate(scope === 1 ? '/autoship' : '/waiting-for-delivery')
    })
  function startSave() {
    const mustAsk = isMoved && isFromAutoship(order) && changeAutoship === undefined
    void (mustAsk && day !== null ? ask(day, true) : save(changeAutoship))
  }
  async function ask(asked: string, thenSave: boolean) {
    const next = await readNextDelivery(asked)
    if (next !== undefined) setQuestion({ day: asked, next, thenSave })
  }
  async function chooseDay(chosen: string) {
    await changeCopy({ delivery_date: chosen })
    // Do not ask when the day was refused or the page left meanwhile.
    if (openCopy.read()?.cart.delivery_date !== chosen) return
    setChangeAutoship(undefined)
    if (isFromAutoship(order) && chosen !== order.delivery_date) await ask(chosen, false)
  }
  function answer(scope: 0 | 1) {
    setChangeAutoship(scope)
    dismiss()
    if (question?.thenSave) void save(scope)
  }
  const scope = isMoved ? changeAutoship : undefined
  return { busy, refusal, scope, question, startSave, chooseDay, answer, dismiss }
}

/** Explains deposit, delivery and bonus, the three sums customers ask about. */
function SumTips() {
  const words = useWords(orderWords)
  const language = useLanguage()
  const { freeDeliveryFromCents, bonusEarnPercent, bonusUsePercent } = useShop().terms
  const tips = [
    [words.deposit, words.tipOf(words.deposit), words.depositTip],
    [
      words.delivery,
      words.tipOf(words.delivery),
      words.deliveryTip(formatEuros(freeDeliveryFromCents, language)),
    ],
    [words.bonus, words.tipOf(words.bonus), words.bonusTip(bonusEarnPercent, bonusUsePercent)],
  ] as const
  return (
    <ul className="orders-edit__tips">
      {tips.map(([name, label, text]) => (
        <li key={name}>
          {name}
          <Tooltip label={label} text={text} />
        </li>
      ))}
    </ul>
  )
}
