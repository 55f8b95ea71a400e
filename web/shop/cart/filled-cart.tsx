import { deliveryTypes } from '../../../contract/shop/vocabularies/delivery-types.ts'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { Address } from '../../../contract/shop/addresses.ts'
import type { Cart } from '../../../contract/shop/cart-record.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FailedNote } from '../../ui/failed-note.tsx'
import { Note } from '../../ui/note.tsx'
import { cartWords } from '../../words/shop/cart.ts'
import { useWords } from '../../words/use-words.ts'
import { track } from '../tracking/track.ts'
import { AddressChoice } from './address-choice.tsx'
import { CartActions } from './cart-actions.tsx'
import { cartEditor } from '../goods/cart-editor.ts'
import { CartSummary } from './cart-summary.tsx'
import { changeCart } from './change-cart.ts'
import { CourierNote } from './courier-note.tsx'
import { DayChoice } from '../delivery/day-choice.tsx'
import { DeliveryChoice } from './delivery-choice.tsx'
import { EditedLines } from './edited-lines.tsx'
import { FreeDeliveryGoods } from './free-delivery-goods.tsx'
import { LateCartNote } from './late-cart-note.tsx'
import { MissingNote } from './missing-note.tsx'
import { PromoCode } from './promo-code.tsx'
import { trackedLines } from './tracked-lines.ts'
import { WaysOut } from './ways-out.tsx'

type Props = {
  cart: Cart
  /** Undefined when they could not be loaded. */
  addresses: readonly Address[] | undefined
}

/** The cart's lines with delivery method, address, day and notes. */
export function FilledCart({ cart, addresses }: Props) {
  const words = useWords(cartWords)
  const { isLeaving, goToPayment } = useWayToPayment(cart)
  const delivery = deliveryTypes.nameOf(cart.delivery_type_id)
  const isOurs = delivery === 'courier' && cart.only_services === 0
  const disabledReason = missingBeforePayment(cart, words, (addresses ?? []).length > 0)
  return (
    <div className="slip-page">
      <div>
        {cart.warnings.map((warning) => (
          <Note key={warning} look="sun">
            <p>{warning}</p>
          </Note>
        ))}
        <LateCartNote cart={cart} />
        <MissingNote cart={cart} />
        <EditedLines edited={cart} />
        <FreeDeliveryGoods cart={cart} />
        <CartActions cart={cart} />
        <DeliverySections cart={cart} addresses={addresses} isOurs={isOurs} />
        <NotesSection cart={cart} />
      </div>
      <CartSummary
        cart={cart}
        button={
          <Button
            wide
            busy={isLeaving}
            disabledReason={disabledReason}
            onClick={() => void goToPayment()}
          >
            {words.toPayment}
          </Button>
        }
      />
    </div>
  )
}

/** Waits for pending changes before leaving the page. */
function useWayToPayment(cart: Cart) {
  const navigate = useNavigate()
  const [isLeaving, setIsLeaving] = useState(false)
  async function goToPayment() {
    setIsLeaving(true)
    await cartEditor.flush()
    track({ name: 'InitiateCheckout', lines: trackedLines(cart.items) })
    void navigate('/cart/payment')
  }
  return { isLeaving, goToPayment }
}

/** Delivery method, address and, for our own courier, the day; services have an address alone. */
function DeliverySections({ cart, addresses, isOurs }: Props & { isOurs: boolean }) {
  const words = useWords(cartWords)
  const address = addresses?.find(({ id }) => id === cart.address_id)
  return (
    <>
      {cart.only_services === 0 && (
        <section className="slip-page__part">
          <h2>{words.how}</h2>
          <DeliveryChoice cart={cart} />
        </section>
      )}
      <AddressSection cart={cart} addresses={addresses} />
      {cart.only_services === 1 && (
        <section className="slip-page__part">
          <h2>{words.when}</h2>
          <p>{words.serviceByArrangement}</p>
        </section>
      )}
      {isOurs && (
        <section className="slip-page__part">
          <h2>{words.when}</h2>
          <DayChoice
            address={address}
            value={cart.delivery_date}
            onChange={(day) => void changeCart({ delivery_date: day })}
            waysOut={<WaysOut cart={cart} />}
          />
        </section>
      )}
    </>
  )
}

function AddressSection({ cart, addresses }: Props) {
  const words = useWords(cartWords)
  const { revalidate } = useRevalidator()
  return (
    <section className="slip-page__part">
      <h2>{cart.only_services === 1 ? words.whereService : words.where}</h2>
      {addresses === undefined ? (
        <FailedNote
          text={words.addressesFailed}
          retryLabel={words.tryAgain}
          onRetry={() => void revalidate()}
        />
      ) : (
        <AddressChoice cart={cart} addresses={addresses} />
      )}
    </section>
  )
}

/** The courier's note and the promo code; without either they are not printed. */
function NotesSection({ cart }: Pick<Props, 'cart'>) {
  const words = useWords(cartWords)
  const promo = cart.details.active_promo_code
  const isEmpty = cart.notes === '' && promo === null
  return (
    <section className={classNames('slip-page__part form', isEmpty && 'no-print')}>
      <h2>{words.notes}</h2>
      <CourierNote cart={cart} />
      <PromoCode active={promo} />
    </section>
  )
}

type Words = (typeof cartWords)['lv']

/** The reason why the cart cannot be paid for yet. */
function missingBeforePayment(cart: Cart, words: Words, hasAddresses: boolean): string | undefined {
  if (cart.address_id === null) return hasAddresses ? words.addressMissing : words.noAddress
  const delivery = deliveryTypes.nameOf(cart.delivery_type_id)
  if (delivery === 'parcelMachine' && cart.parcel_machine_id === null) return words.machineMissing
  if (delivery !== 'courier' || cart.delivery_date !== null) return undefined
  const isServed = cart.delivery_types.some(
    ({ id, is_open }) => deliveryTypes.nameOf(id) === 'courier' && is_open === 1,
  )
  if (!isServed) return words.addressNotServed
  return cart.only_services === 1 ? undefined : words.dayMissing
}
