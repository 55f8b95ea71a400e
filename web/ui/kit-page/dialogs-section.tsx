import { useState } from 'react'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { Sheet } from '../sheet.tsx'
import { KitSection } from './kit-section.tsx'

type Open = 'cancel' | 'move' | 'left' | 'right' | 'bottom' | undefined

export function DialogsSection() {
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <KitSection title="Dialogs un atvilktne">
      <div className="kit__grid">
        <div className="kit__veil">
          <div className="dialog">
            <h3>Atcelt pasūtījumu 10507?</h3>
            <p>Samaksātos 189,00 € uzreiz ieskaitīsim Jūsu kontā. Piegādes 4. decembrī nebūs.</p>
            <div className="dialog__actions dialog__actions--row">
              <Button look="line">Paturēt pasūtījumu</Button>
              <Button look="clay">Atcelt pasūtījumu</Button>
            </div>
          </div>
        </div>
        <div className="row">
          <Button look="line" onClick={() => setOpen('cancel')}>
            Dialogs ar divām pogām
          </Button>
          <Button look="line" onClick={() => setOpen('move')}>
            Dialogs ar trim pogām
          </Button>
          <Button look="line" onClick={() => setOpen('left')}>
            Atvilktne no kreisās
          </Button>
          <Button look="line" onClick={() => setOpen('right')}>
            Atvilktne no labās
          </Button>
          <Button look="line" onClick={() => setOpen('bottom')}>
            Atvilktne no apakšas
          </Button>
        </div>
      </div>
      <Dialog
        open={open === 'cancel'}
        onClose={close}
        title="Atcelt pasūtījumu 10507?"
        actions={
          <>
            <Button look="line" onClick={close}>
              Paturēt pasūtījumu
            </Button>
            <Button look="clay" onClick={close}>
              Atcelt pasūtījumu
            </Button>
          </>
        }
      >
        <p>Samaksātos 189,00 € uzreiz ieskaitīsim Jūsu kontā. Piegādes 4. decembrī nebūs.</p>
      </Dialog>
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
      {(['left', 'right', 'bottom'] as const).map((side) => (
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
      ))}
    </KitSection>
  )
}
