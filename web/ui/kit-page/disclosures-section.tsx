import { Disclosure } from '../disclosure.tsx'
import { Tabs } from '../tabs.tsx'
import { Tooltip } from '../tooltip.tsx'
import { KitSection } from './kit-section.tsx'

export function DisclosuresSection() {
  return (
    <KitSection title="Cilnes, izvērsumi un paskaidrojumi">
      <div className="kit__grid">
        <Tabs
          label="Par preci"
          tabs={[
            {
              id: 'about',
              label: 'Apraksts',
              panel: <p>Negāzēts avota ūdens no Vidzemes siliem.</p>,
            },
            { id: 'label', label: 'Etiķete', panel: <p>Kalcijs 48 mg/l, magnijs 14 mg/l.</p> },
            { id: 'delivery', label: 'Piegāde', panel: <p>Otrdienās un piektdienās.</p> },
          ]}
        />
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
