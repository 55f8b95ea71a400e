import type { Found } from '../../../contract/office/search.ts'
import type { IconName } from '../../ui/icon-paths.ts'
import type { Shortcut } from '../kit/shortcuts.ts'

/** A line of the palette. */
export type Entry = {
  id: string
  group: Shortcut['group'] | Found['kind']
  title: string
  detail: readonly string[]
  icon: IconName
  keys?: string | undefined
  run: () => void
}
