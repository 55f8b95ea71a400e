import { Children, type ReactNode, useId } from 'react'

type Props = { title: string; empty?: string; children: ReactNode }

/** A short list at the side of a customer's page. */
export function Records({ title, empty, children }: Props) {
  const id = useId()
  const isEmpty = Children.toArray(children).length === 0
  if (isEmpty && empty === undefined) return null
  return (
    <section className="customer-records" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {isEmpty ? <p className="quiet">{empty}</p> : <ul>{children}</ul>}
    </section>
  )
}
