import { type SyntheticEvent, useLayoutEffect, useRef } from 'react'

/**
 * Opens a native `<dialog>` over the page, which then keeps the focus inside and gives it back.
 * It closes before it leaves the page, because a dialog taken away while open would lose the focus.
 */
export function useModal(open: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    if (!open || shown === null) return undefined
    shown.showModal()
    return () => shown.close()
  }, [open])
  return {
    ref: dialog,
    onCancel(event: SyntheticEvent) {
      // a file field inside also sends "cancel"
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    onClose() {
      if (open) onClose()
    },
  }
}
