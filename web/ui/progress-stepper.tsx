import { Link } from 'react-router'
import './progress-stepper.css'

export type ProgressStep = { label: string; to?: string | undefined }

type Props = { label: string; steps: readonly ProgressStep[]; current: number }

/** Steps 1 – 2 – 3; a finished step can be a link back. */
export function ProgressStepper({ label, steps, current }: Props) {
  return (
    <ol className="stages" aria-label={label}>
      {steps.map((step, index) => (
        <li key={step.label} aria-current={index === current ? 'step' : undefined}>
          {step.to !== undefined && index < current ? (
            <Link to={step.to}>{step.label}</Link>
          ) : (
            <span>{step.label}</span>
          )}
        </li>
      ))}
    </ol>
  )
}
