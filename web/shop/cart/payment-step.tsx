import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { Cart } from '../../../contract/shop/cart-record.ts'
import { type Day, dayOf } from '../../../domain/calendar.ts'
import { onDateWithYear, onDay } from '../../../domain/calendar/phrases.ts'
import { useStore } from '../../client/store.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { FocusOnChange } from '../../ui/focus-on-change.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { cartAgainWords } from '../../words/shop/cart-again.ts'
import { cartWords } from '../../words/shop/cart.ts'
import { cartPaymentWords } from '../../words/shop/cart-payment.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords, useLanguage } from '../../words/use-words.ts'
import { TermsLink } from '../page/terms-link.tsx'
import { lastTimeStore } from './last-time-store.ts'
import { AccountPart, useAccountPart } from './account-part.tsx'
import { CartSummary } from './cart-summary.tsx'
import { changeCart } from './change-cart.ts'
import { CartChangesNote } from './cart-changes-note.tsx'
import { LateCartNote } from './late-cart-note.tsx'
import { LinesChangedNote } from './lines-changed-note.tsx'
import { MethodChoice } from './method-choice.tsx'
import { useChosenWay } from './provider-ways.ts'
import { agreedCart } from './placed-cart.ts'
import { type PlaceOrderRefusal, usePlaceOrder } from './use-place-order.ts'

/** Payment method and a last look; `children` explain a return from a failed payment. */
export function PaymentStep({ cart, children }: { cart: Cart; children?: ReactNode }) {
  const words = useWords(cartPaymentWords)
  const euros = useEuros()
  const [agreed, setAgreed] = useState(() => agreedCart.read() === cart.id)
  const agreedOn = useStore(lastTimeStore).value?.agreed_on ?? null
  const { part } = useAccountPart(cart)
  const way = useChosenWay(cart)
  const placing = usePlaceOrder(cart, { agreed, accountPart: part, way })
  const { busy, refusal, placeOrder } = placing
  const orderNow = () => void placeOrder()
  const chosen = cart.methods.find(({ id }) => id === cart.payment_type)
  const missing = agreed || agreedOn !== null ? undefined : words.agreementMissing
  const disabledReason = chosen?.is_open === 1 ? missing : words.methodMissing
  const sum = cart.details.total_price_with_bail_and_vat + cart.top_up + (chosen?.charge ?? 0)
  const agreeLabel = words.agreeAndOrder(euros(sum))
  return (
    <div className="slip-page">
      <div>
        {children}
        <OrderNotes cart={cart} placing={placing} agreeLabel={agreeLabel} />
        <MethodChoice cart={cart} />
        <section className="slip-page__part form no-print">
          <AccountPart cart={cart} />
          <BonusAndTopUp cart={cart} />
          <Agreement agreedOn={agreedOn} agreed={agreed} onChange={setAgreed} />
        </section>
      </div>
      <CartSummary
        cart={cart}
        extras={{ charge: chosen?.charge ?? 0, topUp: cart.top_up, accountPart: part }}
        lead={<WhereAndWhen cart={cart} />}
        button={
          <Button wide busy={busy} disabledReason={disabledReason} onClick={orderNow}>
            {hasChanges(refusal) ? agreeLabel : words.placeOrder(euros(sum))}
          </Button>
        }
      />
    </div>
  )
}

const hasChanges = (refusal: PlaceOrderRefusal | undefined) =>
  refusal !== undefined && refusal.changes.length > 0

type NotesProps = { cart: Cart; placing: ReturnType<typeof usePlaceOrder>; agreeLabel: string }

/** What has changed in the cart, and why the order was refused. */
function OrderNotes({ cart, placing: { busy, refusal, placeOrder }, agreeLabel }: NotesProps) {
  return (
    <>
      <LateCartNote cart={cart} />
      {!hasChanges(refusal) && <LinesChangedNote cart={cart} />}
      {refusal && (
        <FocusOnChange value={refusal}>
          {hasChanges(refusal) ? (
            <CartChangesNote
              changes={refusal.changes}
              busy={busy}
              agreeLabel={agreeLabel}
              onAgree={() => void placeOrder()}
            />
          ) : (
            <FailedNote text={refusal.text} />
          )}
        </FocusOnChange>
      )}
    </>
  )
}

function BonusAndTopUp({ cart }: { cart: Cart }) {
  const words = useWords(cartPaymentWords)
  const euros = useEuros()
  const isBankThere = cart.methods.every(({ reason }) => reason !== 'provider_is_off')
  return (
    <>
      {cart.details.bonus_available > 0 && (
        <Checkbox
          label={words.takeBonus(euros(cart.details.bonus_available))}
          checked={cart.use_bonus === 1}
          onChange={(event) => void changeCart({ use_bonus: event.target.checked ? 1 : 0 })}
        />
      )}
      {(cart.top_up > 0 || isBankThere) && <TopUpField key={cart.top_up} euros={cart.top_up} />}
    </>
  )
}

/** Whole euros to add to the account with the order; saved on leaving the field. */
function TopUpField({ euros }: { euros: number }) {
  const words = useWords(cartPaymentWords)
  const [typed, setTyped] = useState(euros === 0 ? '' : String(euros))
  const topUp = typed.trim() === '' ? 0 : Number(typed)
  const isWhole = Number.isInteger(topUp) && topUp >= 0 && topUp <= 10_000
  return (
    <TextInput
      label={words.topUp}
      hint={words.topUpHint}
      {...(!isWhole && { error: words.topUpWhole })}
      type="number"
      inputMode="numeric"
      min={0}
      step={1}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => void (isWhole && topUp !== euros && changeCart({ top_up: topUp }))}
    />
  )
}

function WhereAndWhen({ cart }: { cart: Cart }) {
  const words = useWords(cartPaymentWords)
  const cartTexts = useWords(cartWords)
  const language = useLanguage()
  const { delivery_date: day, parcel_machine_location: machine, address } = cart
  const withoutDay = cart.only_services === 1 ? cartTexts.serviceByArrangement : words.comesByOthers
  const isDayChosen = day !== null && cart.only_services === 0
  return (
    <>
      <p>
        <b>{isDayChosen ? words.comes(onDay(dayOf(day), language)) : withoutDay}</b>
      </p>
      <p>{machine ?? address?.full_address}</p>
      <p className="hint">
        <Link to="/cart">{words.changeDelivery}</Link>
      </p>
    </>
  )
}

type BoxProps = { agreed: boolean; onChange: (agreed: boolean) => void }

const Agreement = ({ agreedOn, ...box }: BoxProps & { agreedOn: string | null }) =>
  agreedOn === null ? <AgreementBox {...box} /> : <AgreedBefore on={dayOf(agreedOn)} />

/** As last time: the terms are linked, and nothing is to be ticked. */
function AgreedBefore({ on }: { on: Day }) {
  const words = useWords(cartAgainWords)
  const language = useLanguage()
  return (
    <p className="small">
      {words.agreed(onDateWithYear(on, language))} <TermsLink />
    </p>
  )
}

function AgreementBox({ agreed, onChange }: BoxProps) {
  const words = useWords(cartPaymentWords)
  return (
    <Checkbox
      label={words.agree}
      hint={<TermsLink />}
      checked={agreed}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}
