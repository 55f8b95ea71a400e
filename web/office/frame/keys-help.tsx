import { useObserved } from '../../client/observed.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Switch } from '../../ui/switch.tsx'
import { frameWords } from '../../words/office/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { KeyCaps } from '../kit/key-caps.tsx'
import { keysByName } from '../kit/keys-by-name.ts'
import { lettersAct, type Shortcut, shownShortcuts, switchLetters } from '../kit/shortcuts.ts'

const groups = ['everywhere', 'go', 'page', 'list'] as const

/** All keys that act on this page, and the switch that turns the letters off. */
export function KeysHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useWords(frameWords)
  const isOn = useObserved(lettersAct)
  return (
    <div className="frame-keys-help">
      <Dialog
        open={open}
        onClose={onClose}
        title={words.keys}
        actions={
          <Button look="text" onClick={onClose}>
            {words.close}
          </Button>
        }
      >
        <Switch
          label={words.lettersAct}
          checked={isOn}
          onChange={({ target }) => switchLetters(target.checked)}
        />
        <div className="frame-keys">
          {groups.map((group) => (
            <Group key={group} title={words.keyGroups[group]} group={group} />
          ))}
        </div>
      </Dialog>
    </div>
  )
}

function Group({ title, group }: { title: string; group: Shortcut['group'] }) {
  const own = useObserved(shownShortcuts).filter((shown) => shown.group === group && shown.keys)
  if (own.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {[...keysByName(own, ({ label }) => label)].map(([label, keys]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="row">
              {keys.map((each) => (
                <KeyCaps key={each} keys={each} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
