import type { ParcelMachine } from '../../../contract/shop/addresses.ts'
import { cartWords } from '../../words/shop/cart.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { kilometresText } from './kilometres-text.ts'
import { type Place, placesAround } from './machine-places.ts'
import './machine-map.css'

const WIDTH = 320
const HEIGHT = 240
const RADIUS = 100

type Props = { home: Place; machines: readonly ParcelMachine[]; chosenId: number | undefined }

/** The listed machines around the address, by their numbers in the list; drawn, not fetched. */
export function MachineMap({ home, machines, chosenId }: Props) {
  const words = useWords(cartWords)
  const { points, ring, ringKm } = placesAround(home, machines, RADIUS)
  return (
    <svg
      className="cart-map no-print"
      viewBox={`${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here
      role="img"
      aria-label={words.machineMap}
    >
      <circle className="cart-map__ring" r={ring} />
      <text className="cart-map__scale" y={ring - 4}>
        {kilometresText(ringKm, useLanguage())}
      </text>
      <path className="cart-map__home" d="M-7 6V-1L0-7 7-1V6Z" />
      {points.map(({ id, x, y }, index) => (
        <g key={id} transform={`translate(${x} ${y})`} className={markOf(id === chosenId)}>
          <circle r="10" />
          <text y="4">{index + 1}</text>
        </g>
      ))}
    </svg>
  )
}

const markOf = (isChosen: boolean) =>
  isChosen ? 'cart-map__mark cart-map__mark--chosen' : 'cart-map__mark'
