import { useNavigate } from 'react-router'
import type { Good } from '../../../contract/shop/goods.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { cartButtonWords } from '../../words/shop/cart-button.ts'
import { cartSharingWords } from '../../words/shop/cart-sharing.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { cartEditor } from '../goods/cart-editor.ts'
import { cartDrawer } from '../goods/drawer-state.ts'
import { api } from '../session/api.ts'
import { inBrowser, isMissing } from '../session/loading.ts'
import { openCart } from '../session/cart-store.ts'
import type { Route } from './+types/shared-cart-page.ts'
import { readSharedLines } from './shared-lines.ts'
import './cart.css'
import './free-delivery.css'

type Line = { good: Good; count: number }

/** The goods as they are now; those that are no longer sold are left out. */
export const clientLoader = inBrowser(async ({ params }): Promise<Line[]> => {
  const lines = readSharedLines(params['lines'] ?? '').map(async ({ goodId, count }) => {
    try {
      return [{ good: await api.readGood({ params: { id: String(goodId) } }), count }]
    } catch (refused) {
      if (isMissing(refused)) return []
      throw refused
    }
  })
  return (await Promise.all(lines)).flat()
})

export { PageSkeleton as HydrateFallback } from '../page/page-skeleton.tsx'

/** A cart that somebody has shared: one press puts its goods into the reader's own. */
export default function SharedCartPage({ loaderData: lines }: Route.ComponentProps) {
  const words = useWords(cartSharingWords)
  const euros = useEuros()
  return (
    <main id="saturs" className="wrap cart-shared">
      <title>{`${words.title} – Avots`}</title>
      <meta name="robots" content="noindex" />
      <h1>{words.title}</h1>
      {lines.length === 0 ? (
        <EmptyState
          picture="cart"
          title={words.nothing}
          level={2}
          action={<LinkButton to="/goods/1">{words.toGoods}</LinkButton>}
        >
          {words.nothingText}
        </EmptyState>
      ) : (
        <>
          <p>{words.text}</p>
          <ul className="cart-filling">
            {lines.map(({ good, count }) => (
              <li key={good.id}>
                <span>
                  {count} × <NoBreak>{good.name}</NoBreak>
                </span>
                <b className="num">{euros(good.price_vat)}</b>
              </li>
            ))}
          </ul>
          <TakeAll lines={lines} />
        </>
      )}
    </main>
  )
}

function TakeAll({ lines }: { lines: readonly Line[] }) {
  const words = useWords(cartSharingWords)
  const navigate = useNavigate()
  const { busy, errors, run } = useAction(useWords(cartButtonWords).notReached)
  const take = async () => {
    const inCart = new Map((await openCart()).items.map((item) => [item.good_id, item]))
    for (const { good, count } of lines) {
      const { order = 0, return: back = 0 } = inCart.get(good.id) ?? {}
      cartEditor.add(good.id, { order: Math.max(order, count), return: back })
    }
    await cartEditor.flush()
    cartDrawer.set(true)
    await navigate('/')
  }
  return (
    <>
      <FailedNote text={errors['']} />
      <Button busy={busy} onClick={() => void run(take)}>
        {words.takeAll}
      </Button>
    </>
  )
}
