import { type SyntheticEvent, useLayoutEffect, useRef } from 'react'

/**
 * Opens a native `<dialog>`, which traps the focus and returns it when closed.
 * The cleanup closes it: a dialog removed while open would lose the focus.
 */
export function useModal(open: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || element === null) return undefined
    element.showModal()
    return () => element.close()
  }, [open])
  return {
    ref: dialog,
    onCancel(event: SyntheticEvent) {
      // a file field inside the dialog also fires "cancel"
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    onClose({ currentTarget }: SyntheticEvent<HTMLDialogElement>) {
      // the event of an earlier closing may come after the dialog was opened again
      if (open && !currentTarget.open) onClose()
    },
  }
}
