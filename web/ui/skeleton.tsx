import { type ReactNode } from 'react'
import './skeleton.css'

/** The shape of the content in grey; its style shows it only after a noticeable wait. */
export function Skeleton({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="sk-wait" aria-busy="true">
      <output className="vh">{label}</output>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}

type BlockProps = {
  shape?: 'text' | 'title' | 'control' | 'picture' | 'thumb' | 'rows'
  width?: 'full' | 'most' | 'half' | 'third'
}

export function SkeletonBlock({ shape = 'text', width = 'full' }: BlockProps) {
  return <span className={`sk sk--${shape} sk--${width}`} />
}
