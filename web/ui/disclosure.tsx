import { type ComponentProps, type ReactNode } from 'react'
import { Icon } from './icon.tsx'
import './disclosure.css'

type Props = Omit<ComponentProps<'details'>, 'className'> & { summary: ReactNode }

/** Opens without JavaScript; of those with the same `name` only one stays open. */
export function Disclosure({ summary, children, ...native }: Props) {
  return (
    <details {...native} className="more">
      <summary>
        <span>{summary}</span>
        <Icon name="down" size={18} />
      </summary>
      <div className="more__in">{children}</div>
    </details>
  )
}
