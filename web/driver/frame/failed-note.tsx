import { BigButton } from './big-button.tsx'
import './frame.css'

type Props = {
  /** Nothing is shown without a text. */
  text: string | undefined
  retryLabel?: string
  onRetry?: () => void
}

/** Announces a failure at once. */
export function FailedNote({ text, retryLabel, onRetry }: Props) {
  if (text === undefined) return null
  return (
    <div className="frame-failed" role="alert">
      <p>{text}</p>
      {onRetry && (
        <BigButton look="line" onClick={onRetry}>
          {retryLabel}
        </BigButton>
      )}
    </div>
  )
}
