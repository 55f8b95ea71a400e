import { useObserved } from '../../client/observed.ts'
import { KeyCaps } from '../kit/key-caps.tsx'
import { keysByName, smallLabel } from '../kit/keys-by-name.ts'
import { lettersAct, shownShortcuts } from '../kit/shortcuts.ts'

/** As many keys of one name are shown; of more, the first and the last. */
const MOST = 3

/** The keys of the page that is open and of its list, as many as the foot has room for. */
export function PageKeys() {
  const all = useObserved(shownShortcuts)
  if (!useObserved(lettersAct)) return null
  const own = (['page', 'list'] as const).flatMap((name) =>
    all.filter(({ group }) => group === name),
  )
  return (
    <ul className="frame__page-keys">
      {[...keysByName(own, ({ brief, label }) => brief ?? smallLabel(label))].map(
        ([name, keys]) => (
          <li key={name}>
            <Keys keys={keys} /> {name}
          </li>
        ),
      )}
    </ul>
  )
}

function Keys({ keys }: { keys: readonly string[] }) {
  if (keys.length <= MOST) return keys.map((each) => <KeyCaps key={each} keys={each} />)
  return (
    <>
      <KeyCaps keys={keys[0]!} />
      …
      <KeyCaps keys={keys.at(-1)!} />
    </>
  )
}
