import { type ReactNode } from 'react'
import { EmptyPicture, type EmptySubject } from './empty-picture.tsx'
import './empty-state.css'

type Props = {
  picture: EmptySubject
  title: string
  level?: 1 | 2 | 3
  children?: ReactNode
  /** A button or link to the next step. */
  action?: ReactNode
}

/** For an empty list or a failed load: a picture, a sentence and the next step. */
export function EmptyState({ picture, title, level = 2, children, action }: Props) {
  const Title = `h${level}` as const
  return (
    <div className="blank">
      <EmptyPicture subject={picture} />
      <Title className="blank__title">{title}</Title>
      {children !== undefined && <p className="quiet">{children}</p>}
      {action}
    </div>
  )
}
