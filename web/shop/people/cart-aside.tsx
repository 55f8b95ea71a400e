import { logInWords } from '../../words/shop/log-in.ts'
import { useWords } from '../../words/use-words.ts'
import { DrawerLine } from '../cart/drawer-line.tsx'
import { DrawerSums } from '../cart/drawer-sums.tsx'
import { useCart } from '../cart/use-cart.ts'
import { ProfileReasons } from './profile-reasons.tsx'

/** Keeps the cart visible during log-in and registration; without one, says what a profile gives. */
export function CartAside() {
  const words = useWords(logInWords)
  const { cart, isPending } = useCart()
  if (cart == null || cart.items.length === 0) return <ProfileReasons />
  return (
    <aside aria-label={words.yourCart}>
      <h2>{words.yourCart}</h2>
      <ul>
        {cart.items.map((item) => (
          <DrawerLine key={item.id} item={item} />
        ))}
      </ul>
      <DrawerSums details={cart.details} isPending={isPending} />
    </aside>
  )
}
