import { useState, useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/**
 * A script that the server writes into the page. The browser demands trusted types, so React may
 * find the element there, but never make or change one.
 */
export function ServerScript({ type, text }: { type?: string; text: string }) {
  const isInPage = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const [written, setWritten] = useState(isInPage ? text : undefined)
  if (written !== undefined && written !== text) setWritten(undefined)
  if (written !== text) return null
  // oxlint-disable-next-line react/no-danger -- static scripts, and data escaped by `scriptData`
  return <script type={type} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}

/** Data as the text of a script element, which a `<` inside must not end. */
export const scriptData = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')
