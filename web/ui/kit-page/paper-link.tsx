import { Icon } from '../icon.tsx'

export function PaperLink({ number }: { number: string }) {
  return (
    <a className="pdf" href={`#${number}`}>
      <Icon name="pdf" />
      PDF<span className="vh"> {number}</span>
    </a>
  )
}
