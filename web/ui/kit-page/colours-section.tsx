import { KitSection } from './kit-section.tsx'
import './colours.css'

const colours = [
  ['ink', 'Teksts'],
  ['ink-2', 'Klusais teksts'],
  ['field', 'Lauku mala'],
  ['line', 'Līnija'],
  ['ground', 'Pamats'],
  ['water-800', 'Zem ūdens'],
  ['water-700', 'Darbība'],
  ['water-500', 'Fokuss'],
  ['water-300', 'Ūdens līnija'],
  ['water-100', 'Izcēlums'],
  ['leaf-700', 'Nopelnīts'],
  ['leaf-100', 'Nopelnīts, fons'],
  ['sun-500', 'Ievērojiet'],
  ['sun-100', 'Brīdinājums'],
  ['clay-700', 'Kļūda'],
  ['clay-100', 'Kļūda, fons'],
] as const

export function ColoursSection() {
  return (
    <KitSection title="Krāsas">
      <ul className="kit__colours">
        {colours.map(([token, meaning]) => (
          <li key={token}>
            <span className={`kit__colour kit__colour--${token}`} />
            <span className="strong">{meaning}</span>
            <br />
            <span className="quiet">{token}</span>
          </li>
        ))}
      </ul>
    </KitSection>
  )
}
