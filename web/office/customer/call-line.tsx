import { type SyntheticEvent, useEffect, useState } from 'react'
import type { CustomerPage } from '../../../contract/office/customer-page.ts'
import { useObserved } from '../../client/observed.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { toasts } from '../../ui/toasts.ts'
import { TextInput } from '../../ui/text-input.tsx'
import { customerPageWords } from '../../words/office/customer-page.ts'
import { frameWords } from '../../words/office/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { doneDeeds } from '../deed/done-deeds.ts'
import { useMayDo } from '../deed/use-deed-shortcuts.ts'
import { useShortcuts } from '../kit/shortcuts.ts'
import { hearOwn } from '../live/connection.ts'
import { api } from '../session/api.ts'

const fieldId = 'customer-call'
const longest = 300

/** The one line that stays of a call; it begins with what was done meanwhile. */
export function CallLine({ customer: { id } }: { customer: CustomerPage }) {
  const words = useWords(customerPageWords)
  const frame = useWords(frameWords)
  const mayWrite = useMayDo()('writeNotes')
  const { line, setTyped, clear } = useLine()
  const { busy, errors, run } = useAction(frame.failed)
  const focus = () => document.querySelector<HTMLInputElement>(`#${fieldId}`)?.select()
  useShortcuts(mayWrite ? [{ keys: 'z', label: words.callLine, group: 'page', run: focus }] : [])
  if (!mayWrite) return null
  const keep = (event: SyntheticEvent) => {
    event.preventDefault()
    void run(async () => {
      await api.recordCall({ params: { id: String(id) }, body: { line } })
      clear()
      toasts.show({ text: words.callKept, icon: 'check' })
      hearOwn()
    })
  }
  return (
    <form className="customer-call" onSubmit={keep} noValidate>
      <TextInput
        id={fieldId}
        label={words.callLine}
        hint={words.callHint}
        value={line}
        maxLength={longest}
        autoComplete="off"
        error={errors.line ?? errors['']}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" look="line" busy={busy}>
        {words.recordCall}
      </Button>
    </form>
  )
}

/** The line as it is typed, and before that as what was done proposes it. */
function useLine() {
  const [typed, setTyped] = useState<string>()
  const proposed = useObserved(doneDeeds)
    .map(({ said }) => said)
    .join(', ')
  // The page is another one for each customer.
  useEffect(() => doneDeeds.set([]), [])
  const clear = () => {
    setTyped(undefined)
    doneDeeds.set([])
  }
  return { line: typed ?? proposed.slice(0, longest), setTyped, clear }
}
