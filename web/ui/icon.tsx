import { type IconName, iconPaths } from './icon-paths.ts'
import './icon.css'

/** Hidden from screen readers: it always stands beside text or inside a named control. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg className="i" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  )
}
