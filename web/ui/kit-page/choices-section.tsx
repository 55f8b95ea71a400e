import { useState } from 'react'
import { Checkbox } from '../checkbox.tsx'
import { RadioList, type RadioOption } from '../radio-list.tsx'
import { Switch } from '../switch.tsx'
import { KitSection } from './kit-section.tsx'

const noBottles = 'Grozā ir ūdens atgriežamās pudelēs, tāpēc šoreiz nevar izvēlēties.'

const deliveries: RadioOption<number>[] = [
  {
    value: 1,
    title: 'Kurjers līdz durvīm',
    detail: 'Atnes pilnās pudeles un paņem tukšās.',
    end: 'Bez maksas',
    icon: 'truck',
  },
  { value: 2, title: 'Pakomāts', disabledReason: noBottles, end: '2,99 €', icon: 'locker' },
  { value: 3, title: 'Cits kurjers', disabledReason: noBottles, end: '4,50 €', icon: 'home' },
]

const overLimit = 'Kredītlimits pārsniegts: papildiniet kontu par 12,30 €.'

const payments: RadioOption<number>[] = [
  { value: 2, title: 'No konta', end: '24,60 €' },
  { value: 5, title: 'Pēcapmaksa', disabledReason: overLimit },
]

export function ChoicesSection() {
  const [delivery, setDelivery] = useState(1)
  const [payment, setPayment] = useState<number>()
  return (
    <KitSection title="Izvēles">
      <div className="kit__grid">
        <RadioList
          label="Piegādes veids"
          name="kit-delivery"
          value={delivery}
          onChange={setDelivery}
          options={deliveries}
        />
        <div className="kit__stack">
          <RadioList
            label="Maksājuma veids"
            name="kit-payment"
            value={payment}
            onChange={setPayment}
            error={payment === undefined ? 'Izvēlieties, kā maksāsiet.' : undefined}
            options={payments}
          />
          <div>
            <Checkbox
              label="Vēlos saņemt jaunumus e-pastā"
              defaultChecked
              hint="Ne biežāk kā reizi mēnesī."
            />
            <Checkbox label="Ir noliktavā" disabled />
            <Checkbox label="Piekrītu noteikumiem" error="Lai pasūtītu, piekrītiet noteikumiem." />
          </div>
          <div>
            <Switch label="Pauze ieslēgta" defaultChecked />
            <Switch label="Pauze" spread />
          </div>
        </div>
      </div>
    </KitSection>
  )
}
