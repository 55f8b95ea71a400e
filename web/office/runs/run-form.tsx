import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { useFocusFirst } from '../deed/use-focus-first.ts'

type Props = {
  verb: string
  busy: boolean
  message: string | undefined
  onSubmit: () => void
  children: ReactNode
}

/** A form of a run's sheet: its fields, why it was refused, and the one verb that does it. */
export function RunForm({ verb, busy, message, onSubmit, children }: Props) {
  useFocusFirst()
  return (
    <form
      className="runs-sheet"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      <FailedNote text={message} />
      <p>
        <Button type="submit" busy={busy}>
          {verb}
        </Button>
      </p>
    </form>
  )
}
