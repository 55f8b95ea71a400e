import { iconPaths, type IconName } from '../icon-paths.ts'
import { Icon } from '../icon.tsx'
import { Mark } from '../mark.tsx'
import { KitSection } from './kit-section.tsx'

export function IconsSection() {
  return (
    <KitSection title="Zīme un ikonas">
      <div className="kit__marks">
        {[16, 24, 32, 64].map((size) => (
          <Mark key={size} size={size} />
        ))}
      </div>
      <ul className="kit__icons">
        {(Object.keys(iconPaths) as IconName[]).map((name) => (
          <li key={name}>
            <Icon name={name} size={24} />
            {name}
          </li>
        ))}
      </ul>
    </KitSection>
  )
}
