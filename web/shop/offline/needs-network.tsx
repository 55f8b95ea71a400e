import { frameWords } from '../../words/shop/frame.ts'
import { offlineWords } from '../../words/shop/offline.ts'
import { useWords } from '../../words/use-words.ts'
import { NeedsNetworkPart } from './needs-network-part.tsx'

/** A page of the installed shop that was not opened before and cannot come now. */
export function NeedsNetwork() {
  const words = useWords(offlineWords)
  const { shopName } = useWords(frameWords)
  return (
    <main id="saturs" className="wrap offline-page">
      <title>{`${words.title} – ${shopName}`}</title>
      <h1>{words.title}</h1>
      <NeedsNetworkPart />
    </main>
  )
}
