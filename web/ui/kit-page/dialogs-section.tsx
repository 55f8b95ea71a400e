import { useState } from 'react'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { Sheet } from '../sheet.tsx'
import { KitSection } from './kit-section.tsx'

type Open = 'cancel' | 'move' | 'left' | 'right' | 'bottom' | undefined

const question = 'Atcelt pasūtījumu 10507?'
const answerText = 'Samaksātos 189,00 € uzreiz ieskaitīsim Jūsu kontā. Piegādes 4. decembrī nebūs.'

const openers: [Exclude<Open, undefined>, label: string][] = [
  ['cancel', 'Dialogs ar divām pogām'],
  ['move', 'Dialogs ar trim pogām'],
  ['left', 'Atvilktne no kreisās'],
  ['right', 'Atvilktne no labās'],
  ['bottom', 'Atvilktne no apakšas'],
]

export function DialogsSection() {
  const [open, setOpen] = useState<Open>()
  const parts = { open, close: () => setOpen(undefined) }
  return (
    <KitSection title="Dialogs un atvilktne">
      <div className="kit__grid">
        <div className="kit__veil">
          <div className="dialog">
            <h3>{question}</h3>
            <p>{answerText}</p>
            <div className="dialog__actions dialog__actions--row">
              <Button look="line">Paturēt pasūtījumu</Button>
              <Button look="clay">Atcelt pasūtījumu</Button>
            </div>
          </div>
        </div>
        <div className="row">
          {openers.map(([part, label]) => (
            <Button key={part} look="line" onClick={() => setOpen(part)}>
              {label}
            </Button>
          ))}
        </div>
      </div>
      <TwoButtons {...parts} />
      <ThreeButtons {...parts} />
      <Sheets {...parts} />
    </KitSection>
  )
}

type PartProps = { open: Open; close: () => void }

function TwoButtons({ open, close }: PartProps) {
  const actions = (
    <>
      <Button look="line" onClick={close}>
        Paturēt pasūtījumu
      </Button>
      <Button look="clay" onClick={close}>
        Atcelt pasūtījumu
      </Button>
    </>
  )
  return (
    <Dialog open={open === 'cancel'} onClose={close} title={question} actions={actions}>
      <p>{answerText}</p>
    </Dialog>
  )
}

const ThreeButtons = ({ open, close }: PartProps) => (
  <Dialog
    open={open === 'move'}
    onClose={close}
    title="Pārcelt uz 27. novembri?"
    actionsAs="stack"
    actions={
      <>
        <Button onClick={close}>Pārcelt tikai šo piegādi</Button>
        <Button look="line" onClick={close}>
          Pārcelt visas turpmākās
        </Button>
        <Button look="text" onClick={close}>
          Atpakaļ
        </Button>
      </>
    }
  >
    <p>Šī piegāde nāk no regulārās piegādes “Mājas ūdens”.</p>
  </Dialog>
)

const Sheets = ({ open, close }: PartProps) =>
  (['left', 'right', 'bottom'] as const).map((side) => (
    <Sheet
      key={side}
      open={open === side}
      onClose={close}
      title="Filtri"
      words={{ close: 'Aizvērt' }}
      side={side}
      footer={
        <Button wide onClick={close}>
          Rādīt 34 preces
        </Button>
      }
    >
      <p>Šeit stāv tas, kam lapā nav vietas.</p>
    </Sheet>
  ))
