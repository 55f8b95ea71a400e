import { Suspense } from 'react'
import { Badge } from '../badge.tsx'
import { Button } from '../button.tsx'
import { lazyWithRetry } from '../lazy-with-retry.ts'
import { Note } from '../note.tsx'
import { Price } from '../price.tsx'
import { toasts } from '../toasts.ts'
import { KitSection } from './kit-section.tsx'

const ToastCard = lazyWithRetry(() => import('../toast-card.tsx'))

export const MessagesSection = () => (
  <KitSection title="Paziņojumi, zīmes un cenas">
    <div className="kit__grid">
      <Notes />
      <BadgesAndPrices />
      <div className="kit__stack">
        <StillToasts />
      </div>
      <div className="row">
        <Button look="line" onClick={() => toasts.show({ text: 'Adrese saglabāta' })}>
          Parādīt ziņu
        </Button>
        <Button look="line" onClick={() => toasts.show({ text: notSaved, kind: 'important' })}>
          Parādīt svarīgo
        </Button>
      </div>
    </div>
  </KitSection>
)

const notSaved = 'Neizdevās saglabāt. Daudzums atkal ir 2.'

const Notes = () => (
  <div className="kit__stack">
    <Note>
      <p>
        Otrdien, 24. novembrī, Jums jau ir piegāde. <a href="#saite">Pievienot šīs preces tai</a>
      </p>
    </Note>
    <Note look="sun" icon="truck">
      <p>
        Līdz bezmaksas piegādei trūkst <b className="strong">4,20 €</b>. Citādi degvielas piemaksa
        būs 1,50 €.
      </p>
    </Note>
    <Note look="leaf">
      <p>Promo kods ZIEMA pieņemts: ietaupāt 2,37 €.</p>
    </Note>
    <Note look="clay">
      <p>
        <b className="strong">Uzmanību! Maksājums nav apstiprināts.</b> Grozs ir saglabāts.{' '}
        <a href="#saite">Mēģināt vēlreiz</a>
      </p>
    </Note>
  </div>
)

const BadgesAndPrices = () => (
  <div className="kit__stack">
    <div className="row">
      <Badge look="sun">−10 %</Badge>
      <Badge look="leaf" icon="leaf">
        Bio
      </Badge>
      <Badge look="line">Jaunums</Badge>
      <Badge look="warn">Atlikuši 3 gab.</Badge>
      <Badge look="water" icon="bottle">
        Atgriežama pudele
      </Badge>
      <Badge look="clay">Atcelts</Badge>
    </div>
    <Price price="7,90 €" deposit="+ 8,00 € depozīts" />
    <Price
      price="7,20 €"
      former={{ label: 'Iepriekš', price: '8,50 €' }}
      lowest="Zemākā cena pēdējo 30 dienu laikā: 8,00 €"
    />
    <Price size="page" price="7,90 €" deposit="+ 8,00 € depozīts par pudeli" />
  </div>
)

/** The three kinds of toast; these never close. */
function StillToasts() {
  const stay = () => {}
  const look = { label: 'Skatīt grozu', press: stay }
  const undo = { label: 'Atsaukt', press: stay }
  return (
    <Suspense>
      <ToastCard
        closeLabel="Aizvērt"
        onClose={stay}
        toast={{ text: 'Pievienots grozam: 2 pudeles', action: look }}
      />
      <ToastCard
        closeLabel="Aizvērt"
        onClose={stay}
        toast={{ text: 'Medus izņemts no groza', icon: 'trash', action: undo }}
      />
      <ToastCard
        closeLabel="Aizvērt"
        onClose={stay}
        toast={{ text: notSaved, kind: 'important' }}
      />
    </Suspense>
  )
}
