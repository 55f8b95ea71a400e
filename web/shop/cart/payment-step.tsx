import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { Cart } from '../../../contract/cart-record.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Note } from '../../ui/note.tsx'
import { cartPaymentWords } from '../../words/cart-payment.ts'
import { registrationWords } from '../../words/registration.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { CartSummary } from './cart-summary.tsx'
import { changeCart } from './change-cart.ts'
import { CartChangesNote } from './cart-changes-note.tsx'
import { MethodChoice } from './method-choice.tsx'
import { TopUpField } from './top-up-along.tsx'
import { usePlaceOrder } from './use-place-order.ts'
import { WhereAndWhen } from './where-and-when.tsx'
import '../people/person-form.css'

/** How the cart is paid, and the last look before the order; `children` say why one is here again. */
export function PaymentStep({ cart, children }: { cart: Cart; children?: ReactNode }) {
  const words = useWords(cartPaymentWords)
  const { readAgreement } = useWords(registrationWords)
  const euros = useEuros()
  const [agreed, setAgreed] = useState(false)
  const { busy, refusal, place } = usePlaceOrder(cart)
  const chosen = cart.methods.find(({ id }) => id === cart.payment_type)
  const isBankThere = cart.methods.every(({ reason }) => reason !== 'provider_is_off')
  const disabledReason =
    chosen === undefined || chosen.is_open === 0
      ? words.whyMethod
      : agreed
        ? undefined
        : words.whyAgree
  return (
    <div className="cart">
      <div>
        {children}
        {refusal &&
          (refusal.changes.length > 0 ? (
            <CartChangesNote changes={refusal.changes} busy={busy} onAgree={() => void place()} />
          ) : (
            <Note look="clay" role="alert">
              <p>{refusal.text}</p>
            </Note>
          ))}
        <MethodChoice cart={cart} />
        <section className="cart__sec person-form no-print">
          {cart.details.bonus_available > 0 && (
            <Checkbox
              label={words.takeBonus(euros(cart.details.bonus_available))}
              checked={cart.use_bonus === 1}
              onChange={(event) => void changeCart({ use_bonus: event.target.checked ? 1 : 0 })}
            />
          )}
          {(cart.top_up > 0 || isBankThere) && <TopUpField key={cart.top_up} euros={cart.top_up} />}
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
      <CartSummary
        cart={cart}
        extras={{ charge: chosen?.charge ?? 0, topUp: cart.top_up }}
        lead={cart.only_services === 0 && <WhereAndWhen cart={cart} />}
        button={
          <Button wide busy={busy} disabledReason={disabledReason} onClick={() => void place()}>
            {words.place}
          </Button>
        }
      />
    </div>
  )
}
