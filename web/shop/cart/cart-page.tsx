import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Cart } from '../../../contract/cart-record.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { useShop } from '../../client/shop-context.ts'
import { useStore } from '../../client/store.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Note } from '../../ui/note.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { cartWords } from '../../words/cart.ts'
import { useWords } from '../../words/use-words.ts'
import { addressStore } from '../people/address-store.ts'
import { CartActions } from './cart-actions.tsx'
import { CartFrame } from './cart-frame.tsx'
import { CartLine } from './cart-line.tsx'
import { cartStore } from './cart-store.ts'
import { CartSummary } from './cart-summary.tsx'
import { changeCart } from './change-cart.ts'
import { settleCart } from './change-counts.ts'
import { DayChoice } from './day-choice.tsx'
import { DeliveryChoice } from './delivery-choice.tsx'
import { MachineChoice } from './machine-choice.tsx'
import { NotesAndPromo } from './notes-and-promo.tsx'
import { useCartLines } from './use-cart.ts'
import './cart.css'

const load = () => void cartStore.load().catch(() => undefined)

/** Step 1: what, how, where to and when. */
export default function CartPage() {
  const words = useWords(cartWords)
  const { value: cart, loaded, error } = useStore(cartStore)
  useEffect(() => {
    load()
    void addressStore.load().catch(() => undefined)
  }, [])
  return (
    <CartFrame step={0} title={words.title}>
      {cart && cart.items.length > 0 ? (
        <FilledCart cart={cart} />
      ) : loaded ? (
        <EmptyState
          picture="cart"
          title={words.empty}
          level={2}
          action={<LinkButton to="/goods/1">{words.toGoods}</LinkButton>}
        >
          <p>{words.emptyText}</p>
          <CartActions cart={null} />
        </EmptyState>
      ) : error ? (
        <Note look="clay" role="alert">
          <p>{words.loadFailed}</p>
          <Button look="text" onClick={load}>
            {words.again}
          </Button>
        </Note>
      ) : (
        <Skeleton label={words.loading}>
          <SkeletonBlock shape="text" />
          <SkeletonBlock shape="text" />
        </Skeleton>
      )}
    </CartFrame>
  )
}

function FilledCart({ cart }: { cart: Cart }) {
  const words = useWords(cartWords)
  const navigate = useNavigate()
  const { today } = useShop()
  const { lines, waiting } = useCartLines()
  const addresses = useStore(addressStore).value ?? []
  const address = addresses.find(({ id }) => id === cart.address_id)
  const deposits = cart.details.explained?.deposit.goods ?? []
  const isOurs = cart.delivery_type_id === 1 && cart.only_services === 0
  const whyNot = whyNotYet(cart, words, isOurs)

  async function goOn() {
    await settleCart()
    void navigate('/cart/payment')
  }
  return (
    <div className="cart">
      <div>
        {cart.warnings.map((warning) => (
          <Note key={warning} look="sun">
            <p>{warning}</p>
          </Note>
        ))}
        <ul>
          {lines.map((item) => (
            <CartLine key={item.id} item={item} deposit={deposits.find(({ good_id }) => good_id === item.good_id)} />
          ))}
        </ul>
        <CartActions cart={cart} />
        {cart.only_services === 0 && (
          <>
            <section className="cart__sec">
              <h2>{words.how}</h2>
              <DeliveryChoice cart={cart} />
            </section>
            <section className="cart__sec">
              <h2>{words.where}</h2>
              <Select
                label={words.address}
                value={cart.address_id ?? ''}
                onChange={(event) => void changeCart({ address_id: Number(event.target.value) })}
                hint={<Link to="/user/address/add">{words.addAddress}</Link>}
              >
                {cart.address_id === null && <option value="">{words.noAddress}</option>}
                {addresses.map(({ id, full_address }) => (
                  <option key={id} value={id}>
                    {full_address}
                  </option>
                ))}
              </Select>
              {cart.delivery_type_id === 2 && <MachineChoice cart={cart} />}
            </section>
            {isOurs && (
              <section className="cart__sec">
                <h2>{words.when}</h2>
                <DayChoice
                  address={address}
                  today={dayOf(today)}
                  value={cart.delivery_date}
                  onChange={(day) => void changeCart({ delivery_date: day })}
                />
              </section>
            )}
          </>
        )}
        <section className="cart__sec person-form">
          <h2>{words.notes}</h2>
          <NotesAndPromo cart={cart} />
        </section>
      </div>
      <CartSummary cart={cart}>
        <Button wide busy={waiting} whyNot={whyNot} onClick={() => void goOn()}>
          {words.toPayment}
        </Button>
      </CartSummary>
    </div>
  )
}

type Words = (typeof cartWords)['lv']

/** Without an address, a machine or a day there is nothing to pay for yet. */
function whyNotYet(cart: Cart, words: Words, isOurs: boolean): string | undefined {
  if (cart.only_services === 1) return undefined
  if (cart.address_id === null) return words.whyNoAddress
  if (cart.delivery_type_id === 2 && cart.parcel_machine_id === null) return words.whyNoMachine
  return isOurs && cart.delivery_date === null ? words.whyNoDay : undefined
}
