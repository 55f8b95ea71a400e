import { useObserved } from '../../client/observed.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { frameWords } from '../../words/shop/frame.ts'
import { orderWords } from '../../words/shop/orders.ts'
import { useWords } from '../../words/use-words.ts'
import { readAddressesIfAnswered } from '../session/addresses.ts'
import type { Route } from './+types/edit-page.ts'
import { EditForm } from './edit-form.tsx'
import { openCopy } from './open-copy.ts'
import './edit.css'

export const clientLoader = readAddressesIfAnswered

/** Edits a copy; the order stays as it is until the copy is saved. */
export default function EditPage({ loaderData: addresses }: Route.ComponentProps) {
  const words = useWords(orderWords)
  const frame = useWords(frameWords)
  const open = useObserved(openCopy)
  if (!open) return null
  const { order } = open
  const title = words.editTitle(order.id)
  return (
    <main id="saturs" className="wrap">
      <title>{`${title} – ${frame.shopName}`}</title>
      <Breadcrumb
        label={words.here}
        crumbs={[
          { label: words.title, to: '/waiting-for-delivery' },
          { label: words.number(order.id), to: `/waiting-for-delivery/${order.id}/view` },
          { label: words.edit },
        ]}
      />
      <h1>{title}</h1>
      <EditForm key={open.cart.id} open={open} addresses={addresses} />
    </main>
  )
}
