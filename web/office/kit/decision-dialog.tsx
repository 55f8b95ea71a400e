import type { ComponentProps } from 'react'
import type { ButtonLook } from '../../ui/button-look.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { frameWords } from '../../words/office/frame.ts'
import { useWords } from '../../words/use-words.ts'

type Props = Omit<ComponentProps<typeof Dialog>, 'actions'> & {
  /** The words of the button that decides. */
  verb: string
  look?: ButtonLook
  busy: boolean
  onDecide: () => void
}

/** A dialog that does one thing, or nothing. */
export function DecisionDialog({ verb, look = 'solid', busy, onDecide, ...dialog }: Props) {
  const words = useWords(frameWords)
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button look="text" onClick={dialog.onClose}>
            {words.cancel}
          </Button>
          <Button look={look} busy={busy} onClick={onDecide}>
            {verb}
          </Button>
        </>
      }
    />
  )
}
