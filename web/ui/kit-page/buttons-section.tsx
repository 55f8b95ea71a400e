import { type ComponentProps, useState } from 'react'
import { Button } from '../button.tsx'
import { IconButton } from '../icon-button.tsx'
import { LinkButton } from '../link-button.tsx'
import { NumberStepper } from '../number-stepper.tsx'
import { KitSection } from './kit-section.tsx'

const buttons: ComponentProps<typeof Button>[] = [
  { children: 'Pievienot grozam' },
  { look: 'line', children: 'Saņemt regulāri' },
  { look: 'text', children: 'Izlaist šo reizi' },
  { look: 'clay', children: 'Atcelt pasūtījumu' },
  { look: 'clay-text', children: 'Dzēst adresi' },
  { busy: true, children: 'Saglabājam…' },
  { look: 'line', busy: true, children: 'Saglabājam…' },
  { className: 'kit__focus', children: 'Fokusā' },
  { look: 'line', icon: 'repeat', children: 'Atkārtot pasūtījumu' },
]

const words = { less: 'Samazināt', more: 'Palielināt', wholeOnly: 'Tikai vesels skaits' }

export function ButtonsSection() {
  return (
    <KitSection title="Pogas un daudzums">
      <div className="kit__grid">
        <div className="kit__stack">
          <div className="row">
            {buttons.map((props, index) => (
              <Button key={index} {...props} />
            ))}
            <LinkButton to="#saite" look="text" icon="plus">
              Pievienot preces
            </LinkButton>
            <IconButton icon="trash" label="Izņemt no groza" />
            <IconButton icon="left" label="Iepriekšējais" disabled />
          </div>
          <Button disabledReason="Vispirms izvēlieties piegādes dienu.">Turpināt uz apmaksu</Button>
        </div>
        <div className="kit__stack">
          <div className="row">
            <Quantity from={1} />
            <Quantity from={2} inCart />
            <Quantity from={3} inCart max={3} />
          </div>
          <Button wide>Pasūtīt ar pienākumu maksāt</Button>
          <div className="kit__deep">
            <p>
              Zem ūdens fokuss ir balts. <a href="#saite">Maksājumu veidi</a>
            </p>
          </div>
        </div>
      </div>
    </KitSection>
  )
}

type QuantityProps = { from: number; max?: number; inCart?: boolean }

function Quantity({ from, max = 99, inCart = false }: QuantityProps) {
  const [value, setValue] = useState(from)
  return (
    <div className="kit__narrow">
      <NumberStepper
        label={`Daudzums, ${from}. paraugs`}
        value={value}
        onChange={setValue}
        max={max}
        words={words}
        unit={inCart ? 'grozā' : undefined}
        inCart={inCart}
        maxReason="Noliktavā vairāk nav."
      />
    </div>
  )
}
