import type { Cart } from '../../../contract/shop/cart-record.ts'
import { Button } from '../../ui/button.tsx'
import { toasts } from '../../ui/toasts.ts'
import { cartSharingWords } from '../../words/shop/cart-sharing.ts'
import { useWords } from '../../words/use-words.ts'
import { sharedPath } from './shared-lines.ts'

/** Gives a link to the cart's goods: a phone asks to whom, another browser copies it. */
export function ShareCart({ cart }: { cart: Cart }) {
  const words = useWords(cartSharingWords)
  const share = async () => {
    const url = location.origin + sharedPath(cart.items)
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches)
      return navigator.share({ title: words.title, url }).catch(() => undefined)
    const isCopied = await navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    )
    toasts.show({ text: isCopied ? words.copied : url, kind: 'important', icon: 'check' })
    return undefined
  }
  return (
    <Button look="text" icon="message" onClick={() => void share()}>
      {words.share}
    </Button>
  )
}
