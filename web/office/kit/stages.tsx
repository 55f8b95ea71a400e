import { Icon } from '../../ui/icon.tsx'
import './stages.css'

type Stage = {
  id: string
  name: string | undefined
  state: 'done' | 'now' | 'ahead'
  /** When and by whom, or until when. */
  detail: string
}

/** Stages side by side on a line of water, which dips where one is. */
export const Stages = ({ stages }: { stages: readonly Stage[] }) => (
  <ol className="kit-stages">
    {stages.map(({ id, name, state, detail }) => (
      <li
        key={id}
        className={`kit-stages__stage kit-stages--${state}`}
        aria-current={state === 'now' ? 'step' : undefined}
      >
        <i>{state === 'done' && <Icon name="check" size={13} />}</i>
        <b>{name}</b>
        <small>{detail}</small>
      </li>
    ))}
  </ol>
)
