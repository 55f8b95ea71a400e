import { type ReactNode, type SyntheticEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { deedWords } from '../../words/office/deeds.ts'
import { useWords } from '../../words/use-words.ts'
import { Conflict, NotAllowed } from './deed-barriers.tsx'
import { isNothingDone } from './send-deed.ts'
import { DeedEffects } from './deed-effects.tsx'
import type { DeedState } from './use-deed.ts'
import { useFocusFirst } from './use-focus-first.ts'
import './deed.css'

type Props = {
  deed: DeedState
  /** The words of the one solid button. */
  verb: string
  /** Where closing the form could be taken for the deed. */
  cancel?: string | undefined
  /** What is wrong with no field of the form. */
  problem?: string | undefined
  onCancel: () => void
  children: ReactNode
}

/** Any deed: its fields, what it would do, what is in the way, and the button that does it. */
export function DeedPanel({ deed, verb, cancel, problem, onCancel, children }: Props) {
  const words = useWords(deedWords)
  const { preview, conflict, mayDo } = deed
  const isRefusedWhole = preview !== undefined && isNothingDone(preview)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!isRefusedWhole) void deed.act()
  }
  const { form, ask } = useFormFocus(deed)
  return (
    <form className="deed" ref={form} onSubmit={submit} noValidate>
      {children}
      <FailedNote text={problem ?? deed.errors['']} />
      <div aria-live="polite">
        {deed.isLooking && <p className="quiet">{words.looking}</p>}
        {preview && !conflict && (
          <section aria-label={words.will}>
            <h2 className="deed__will">{words.will}</h2>
            <DeedEffects preview={preview} />
          </section>
        )}
      </div>
      {mayDo && <NotAllowed mayDo={mayDo} onAsk={ask} />}
      {conflict ? (
        <Conflict conflict={conflict} onKeep={onCancel} onPut={deed.putMine} />
      ) : (
        <p className="row deed__acts">
          {!mayDo && !isRefusedWhole && (
            <Button type="submit" busy={deed.busy || deed.isLooking}>
              {preview?.warnings.includes('needs_second_person') ? words.asking : verb}
            </Button>
          )}
          <Button look="text" onClick={onCancel}>
            {cancel ?? words.cancel}
          </Button>
        </p>
      )}
    </form>
  )
}

/**
 * The first field has it at first. The button of asking goes with its note; the one that sends
 * comes in its place.
 */
function useFormFocus(deed: DeedState) {
  useFocusFirst()
  const form = useRef<HTMLFormElement>(null)
  const ask = () => {
    flushSync(deed.ask)
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
  }
  return { form, ask }
}
