import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Cart } from '../../../contract/cart-record.ts'
import { CallRefused } from '../../../contract/http-client.ts'
import { api } from '../../client/api.ts'
import { useStore } from '../../client/store.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Note } from '../../ui/note.tsx'
import { RadioList } from '../../ui/radio-list.tsx'
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { cartWords } from '../../words/cart.ts'
import { registrationWords } from '../../words/registration.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { userStore } from '../people/user-store.ts'
import { CartFrame } from './cart-frame.tsx'
import { cartStore } from './cart-store.ts'
import { CartSummary } from './cart-summary.tsx'
import { changeCart } from './change-cart.ts'
import './cart.css'

/** Step 2: how it is paid, and the last look before the order. */
export default function PaymentPage() {
  const words = useWords(cartWords)
  const navigate = useNavigate()
  const { value: cart, loaded } = useStore(cartStore)
  const isEmpty = loaded && (cart == null || cart.items.length === 0)
  useEffect(() => void cartStore.load().catch(() => undefined), [])
  // A cart that has just become an order is empty, too, and leads on rather than back.
  const isPlaced = useRef(false)
  useEffect(() => {
    if (isEmpty && !isPlaced.current) void navigate('/cart', { replace: true })
  }, [isEmpty, navigate])
  // The account is chosen by itself where its funds suffice.
  const byItself = cart?.payment_type === null ? cart.method_by_itself : null
  useEffect(() => {
    if (byItself != null) void changeCart({ payment_type: byItself })
  }, [byItself])
  return (
    <CartFrame step={1} title={words.paymentTitle}>
      {cart && cart.items.length > 0 ? (
        <Payment cart={cart} onPlaced={() => (isPlaced.current = true)} />
      ) : (
        <Skeleton label={words.loading}>
          <SkeletonBlock shape="text" />
          <SkeletonBlock shape="text" />
        </Skeleton>
      )}
    </CartFrame>
  )
}

function Payment({ cart, onPlaced }: { cart: Cart; onPlaced: () => void }) {
  const words = useWords(cartWords)
  const { readAgreement } = useWords(registrationWords)
  const euros = useEuros()
  const navigate = useNavigate()
  const [agreed, setAgreed] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<{ text: string; changed: boolean }>()
  const chosen = cart.methods.find(({ id }) => id === cart.payment_type)

  async function place() {
    if (busy) return
    setBusy(true)
    setRefusal(undefined)
    try {
      const { total_price_with_bail_and_vat } = cart.details
      const { payment_url, order } = await api.placeOrder(
        { params: { id: String(cart.id) }, body: { total_price_with_bail_and_vat } },
        { idempotencyKey: `place-${cart.id}-${cart.version}-${cart.payment_type}` },
      )
      if (payment_url !== null) {
        // The bank's page takes over; coming back leads to /cart/process.
        location.assign(payment_url)
        return
      }
      onPlaced()
      cartStore.set(null)
      void userStore.load().catch(() => undefined)
      void navigate(`/cart/confirmation/${order.id}`)
    } catch (refused) {
      const changed = refused instanceof CallRefused && refused.error === 'cart_changed'
      setRefusal({ text: refused instanceof CallRefused ? refused.message : words.noAnswer, changed })
      await cartStore.load().catch(() => undefined)
      setBusy(false)
    }
  }
  const whyNot = chosen === undefined || chosen.is_open === 0 ? words.whyMethod : agreed ? undefined : words.whyAgree
  return (
    <div className="cart">
      <div>
        {refusal && (
          <Note look={refusal.changed ? 'sun' : 'clay'} role="alert">
            <p>{refusal.text}</p>
            {refusal.changed && <p>{words.confirmChange}</p>}
          </Note>
        )}
        <RadioList
          name="method"
          label={words.method}
          value={cart.payment_type ?? undefined}
          onChange={(payment_type) => void changeCart({ payment_type })}
          options={cart.methods.map(({ id, name, charge, is_open, reason, missing }) => ({
            value: id,
            title: name,
            ...(charge > 0 && { end: words.charge(euros(charge)) }),
            whyNot:
              is_open === 1 || reason === null
                ? undefined
                : [words.notThus[reason], missing > 0 && words.missing(euros(missing))].filter(Boolean).join(' '),
          }))}
        />
        <section className="cart__sec person-form">
          {cart.details.bonus_available > 0 && (
            <Checkbox
              label={words.takeBonus(euros(cart.details.bonus_available))}
              checked={cart.use_bonus === 1}
              onChange={(event) => void changeCart({ use_bonus: event.target.checked ? 1 : 0 })}
            />
          )}
          <TopUpAlong key={cart.top_up} euros={cart.top_up} />
          <Checkbox
            label={words.agree}
            hint={
              <Link to="/noteikumi" target="_blank">
                {readAgreement}
              </Link>
            }
            checked={agreed}
            onChange={(event) => setAgreed(event.target.checked)}
          />
        </section>
      </div>
      <CartSummary cart={cart}>
        {chosen && chosen.charge > 0 && (
          <p className="srow">
            <span>{words.charged}</span> <b>{euros(chosen.charge)}</b>
          </p>
        )}
        {chosen && chosen.to_pay !== cart.details.total_price_with_bail_and_vat && (
          <p className="srow">
            <span>{words.toPay}</span> <b>{euros(chosen.to_pay)}</b>
          </p>
        )}
        <Button wide busy={busy} whyNot={whyNot} onClick={() => void place()}>
          {words.place}
        </Button>
      </CartSummary>
    </div>
  )
}

/** Whole euros that go to the account along with the order; saved on leaving the field. */
function TopUpAlong({ euros }: { euros: number }) {
  const words = useWords(cartWords)
  const [typed, setTyped] = useState(euros === 0 ? '' : String(euros))
  const save = () => {
    const wanted = typed.trim() === '' ? 0 : Number(typed)
    if (wanted !== euros && Number.isInteger(wanted) && wanted >= 0) void changeCart({ top_up: wanted })
  }
  return (
    <TextInput
      label={words.topUp}
      hint={words.topUpHint}
      type="number"
      inputMode="numeric"
      min={0}
      step={1}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={save}
    />
  )
}
