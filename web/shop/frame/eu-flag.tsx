const STARS = 12
const POINTS = 10
const DEGREES = Math.PI / 180

/** The path of one five-pointed star on the flag's circle. */
function star(index: number): string {
  const angle = index * (360 / STARS) * DEGREES
  const [x, y] = [27 + 12 * Math.sin(angle), 18 - 12 * Math.cos(angle)]
  const corners = Array.from({ length: POINTS }, (_, corner) => {
    const radius = corner % 2 === 0 ? 2 : 0.8
    const turn = corner * (360 / POINTS) * DEGREES
    return `${(x + radius * Math.sin(turn)).toFixed(2)} ${(y - radius * Math.cos(turn)).toFixed(2)}`
  })
  return `M${corners.join('L')}Z`
}

const stars = Array.from({ length: STARS }, (_, index) => star(index)).join('')

/** The flag of the European Union in its prescribed colours. */
export function EuFlag() {
  return (
    <svg viewBox="0 0 54 36" width="54" height="36" aria-hidden="true">
      <rect width="54" height="36" fill="#039" />
      <path d={stars} fill="#FC0" />
    </svg>
  )
}
