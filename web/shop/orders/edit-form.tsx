import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useObserved } from '../../client/observed.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { toasts } from '../../ui/toasts.ts'
import { orderWords } from '../../words/orders.ts'
import { useWords } from '../../words/use-words.ts'
import { CartSummary } from '../cart/cart-summary.tsx'
import { CopyTroubleNote } from './copy-trouble.tsx'
import { EditDifference } from './edit-difference.tsx'
import { EditItems } from './edit-items.tsx'
import { EditPlace } from './edit-place.tsx'
import { EditTips } from './edit-tips.tsx'
import { changeCopy, copyWishes, type OpenCopy, openCopy } from './open-copy.ts'
import { isFromAutoship } from './order-words.ts'
import { saveCopy } from './save-copy.ts'
import { useDayAfter } from './use-day-after.ts'
import { SaveRefused, useSaving } from './use-saving.tsx'
import { WhichDeliveries } from './which-deliveries.tsx'
import '../autoship/question.css'

export function EditForm({ open }: { open: OpenCopy }) {
  const words = useWords(orderWords)
  const navigate = useNavigate()
  const [asked, setAsked] = useState<{ day: string; next: string | null; thenSave: boolean }>()
  const [whole, setWhole] = useState<0 | 1>()
  const isWaiting = useObserved(copyWishes).size > 0
  const { busy, refused, run } = useSaving()
  const { order, cart, trouble } = open
  const dayAfter = useDayAfter(order)
  const isMoved = cart.delivery_date !== order.delivery_date

  const save = (changeAutoship: 0 | 1 | undefined) =>
    run(async () => {
      setAsked(undefined)
      const saved = await saveCopy(isMoved ? changeAutoship : undefined)
      if (!saved) return
      toasts.tell({ text: words.saved, icon: 'check' })
      void navigate(changeAutoship === 1 ? '/autoship' : '/waiting-for-delivery')
    })
  const start = () =>
    isMoved && isFromAutoship(order) && whole === undefined && cart.delivery_date !== null
      ? void ask(cart.delivery_date, true)
      : void save(whole)

  async function ask(day: string, thenSave: boolean) {
    const next = await dayAfter(day)
    if (next !== undefined) setAsked({ day, next, thenSave })
  }
  async function chooseDay(day: string) {
    await changeCopy({ delivery_date: day })
    // a day that was refused, or a page that was left meanwhile, leaves nothing to ask
    if (openCopy.read()?.cart.delivery_date !== day) return
    setWhole(undefined)
    if (isFromAutoship(order) && day !== order.delivery_date) await ask(day, false)
  }
  const whyNot =
    trouble !== undefined
      ? words.notSavable
      : cart.items.length === 0
        ? words.whyEmpty
        : cart.only_services === 0 && cart.delivery_date === null
          ? words.whyNoDay
          : undefined
  return (
    <div className="cart edit">
      <div>
        <CopyTroubleNote open={open} />
        {refused && <SaveRefused refused={refused} />}
        <EditItems open={open} />
        <EditPlace open={open} onDay={(day) => void chooseDay(day)}>
          {whole !== undefined && isMoved && (
            <p className={whole === 1 ? 'q q--all' : 'q'}>
              {whole === 1 ? words.allFollowing : words.thisOnly}
            </p>
          )}
        </EditPlace>
      </div>
      <CartSummary
        cart={cart}
        button={
          <Button wide busy={busy || isWaiting} whyNot={whyNot} onClick={start}>
            {words.save}
          </Button>
        }
        after={
          <LinkButton look="text" to="/waiting-for-delivery">
            {words.backUnsaved}
          </LinkButton>
        }
      >
        <EditDifference open={open} />
        <EditTips />
      </CartSummary>
      <WhichDeliveries
        day={asked?.day}
        next={asked?.next ?? null}
        busy={busy}
        onChoose={(answer) => {
          setWhole(answer)
          setAsked(undefined)
          if (asked?.thenSave) void save(answer)
        }}
        onClose={() => setAsked(undefined)}
      />
    </div>
  )
}
