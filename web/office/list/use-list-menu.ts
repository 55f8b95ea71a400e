import { useEffect } from 'react'
import { useDetailsMenu } from '../../ui/use-details-menu.ts'

/** A menu of a list closes when the focus leaves it, and gives the focus back when it is done. */
export function useListMenu() {
  const { ref, close } = useDetailsMenu()
  useEffect(() => {
    const leave = ({ target }: FocusEvent) => {
      if (!(target instanceof Node && ref.current?.contains(target))) close()
    }
    addEventListener('focusin', leave)
    return () => removeEventListener('focusin', leave)
  })
  return {
    ref,
    close: () => {
      ref.current?.querySelector('summary')?.focus()
      close()
    },
  }
}
