import { Disclosure } from '../disclosure.tsx'
import { Tooltip } from '../tooltip.tsx'
import { KitSection } from './kit-section.tsx'

export function DisclosuresSection() {
  return (
    <KitSection title="Izvērsumi un paskaidrojumi">
      <div className="kit__grid">
        <div>
          <Disclosure summary="Kā darbojas depozīts" open>
            <p>Depozītu maksājat vienreiz par katru pudeli, kas ir pie Jums.</p>
          </Disclosure>
          <Disclosure summary="Kur atdot tukšās pudeles">
            <p>Kurjers tās paņem, kad atnes pilnās.</p>
          </Disclosure>
        </div>
        <p>
          Depozīts 8,00 €{' '}
          <Tooltip label="Kas ir depozīts?" text="Jūsu nauda, ko atdodam, kad atdodat pudeli." />
        </p>
      </div>
    </KitSection>
  )
}
