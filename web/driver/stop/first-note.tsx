import './stop.css'

/** What has to be done first, where it was not. */
export function FirstNote({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <p className="stop-asks" role="alert">
      {text}
    </p>
  )
}
