import type { ShopSettings } from '../../../domain/settings.ts'
import { settingWords } from '../../words/office/settings.ts'
import { useWords } from '../../words/use-words.ts'

const bar = { width: 36, gap: 46, height: 88, bottom: 100 }
const fewest = 12
const most = 24

/** How much of its deposit each further bottle costs. */
export function DepositPlot({ steps }: { steps: ShopSettings['depositSteps'] }) {
  const words = useWords(settingWords)
  const furthest = Math.max(fewest, ...steps.map(({ fromBottle }) => fromBottle + 2))
  const last = Math.min(most, furthest)
  const bottles = Array.from({ length: last }, (_, index) => index + 1)
  const stepOf = (bottle: number) => steps.findLast(({ fromBottle }) => fromBottle <= bottle)
  const labelAt = (bottle: number) => {
    if (bottle === 1) return words.wholeDeposit
    const step = steps.find(({ fromBottle }) => fromBottle === bottle)
    return step && words.percent(`−${step.percentOff}`)
  }
  const said = [
    words.wholeDeposit,
    ...steps.map((step) => words.step(String(step.fromBottle), String(step.percentOff))),
  ]
  const label = `${words.names['depositSteps']}: ${said.join(', ')}`
  return (
    <figure className="settings-plot">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here */}
      <svg viewBox={`0 -14 ${last * bar.gap + 10} 136`} role="img" aria-label={label}>
        {bottles.map((bottle) => (
          <Bottle
            key={bottle}
            at={bottle}
            percentOff={stepOf(bottle)?.percentOff ?? 0}
            label={labelAt(bottle)}
            name={bottle === last ? `${bottle} …` : String(bottle)}
          />
        ))}
        <path d={`M0 ${bar.bottom + 0.5}H${last * bar.gap + 10}`} />
      </svg>
      <figcaption className="quiet tiny">{words.depositPlot}</figcaption>
    </figure>
  )
}

type BottleProps = { at: number; percentOff: number; label: string | undefined; name: string }

function Bottle({ at, percentOff, label, name }: BottleProps) {
  const left = 6 + (at - 1) * bar.gap
  const height = (bar.height * (100 - percentOff)) / 100
  const top = bar.bottom - height
  return (
    <g>
      <rect x={left} y={top} width={bar.width} height={height} />
      <rect className="settings-plot__top" x={left} y={top} width={bar.width} height={3} />
      <text x={left} y={top - 6} className="settings-plot__step">
        {label}
      </text>
      <text x={left + bar.width / 2} y={bar.bottom + 17} textAnchor="middle">
        {name}
      </text>
    </g>
  )
}
