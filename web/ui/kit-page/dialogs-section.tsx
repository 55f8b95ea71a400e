import { useState } from 'react'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { Sheet } from '../sheet.tsx'
import { KitSection } from './kit-section.tsx'

const examples = [
  ['cancel', 'Dialogs ar divām pogām'],
  ['move', 'Dialogs ar trim pogām'],
  ['left', 'Atvilktne no kreisās'],
  ['right', 'Atvilktne no labās'],
  ['bottom', 'Atvilktne no apakšas'],
] as const

const cancelling = {
  title: 'Atcelt pasūtījumu 10507?',
  text: 'Samaksātos 189,00 € uzreiz ieskaitīsim Jūsu kontā. Piegādes 4. decembrī nebūs.',
}

export function DialogsSection() {
  const [open, setOpen] = useState<(typeof examples)[number][0]>()
  const close = () => setOpen(undefined)
  return (
    <KitSection title="Dialogs un atvilktne">
      <div className="kit__grid">
        <div className="kit__veil">
          <div className="dialog">
            <h3>{cancelling.title}</h3>
            <p>{cancelling.text}</p>
            <div className="dialog__actions dialog__actions--row">
              <CancelActions />
            </div>
          </div>
        </div>
        <div className="row">
          {examples.map(([example, name]) => (
            <Button key={example} look="line" onClick={() => setOpen(example)}>
              {name}
            </Button>
          ))}
        </div>
      </div>
      <Dialog
        open={open === 'cancel'}
        onClose={close}
        title={cancelling.title}
        actions={<CancelActions onPress={close} />}
      >
        <p>{cancelling.text}</p>
      </Dialog>
      <MoveDialog open={open === 'move'} onClose={close} />
      {(['left', 'right', 'bottom'] as const).map((side) => (
        <FilterSheet key={side} side={side} open={open === side} onClose={close} />
      ))}
    </KitSection>
  )
}

const CancelActions = ({ onPress }: { onPress?: () => void }) => (
  <>
    <Button look="line" onClick={onPress}>
      Paturēt pasūtījumu
    </Button>
    <Button look="clay" onClick={onPress}>
      Atcelt pasūtījumu
    </Button>
  </>
)

type OpenProps = { open: boolean; onClose: () => void }

const MoveDialog = ({ open, onClose }: OpenProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="Pārcelt uz 27. novembri?"
    actionsAs="stack"
    actions={
      <>
        <Button onClick={onClose}>Pārcelt tikai šo piegādi</Button>
        <Button look="line" onClick={onClose}>
          Pārcelt visas turpmākās
        </Button>
        <Button look="text" onClick={onClose}>
          Atpakaļ
        </Button>
      </>
    }
  >
    <p>Šī piegāde nāk no regulārās piegādes “Mājas ūdens”.</p>
  </Dialog>
)

const FilterSheet = ({ side, ...props }: OpenProps & { side: 'left' | 'right' | 'bottom' }) => (
  <Sheet
    {...props}
    title="Filtri"
    words={{ close: 'Aizvērt' }}
    side={side}
    footer={
      <Button wide onClick={props.onClose}>
        Rādīt 34 preces
      </Button>
    }
  >
    <p>Šeit stāv tas, kam lapā nav vietas.</p>
  </Sheet>
)
