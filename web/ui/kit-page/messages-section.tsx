import { type ComponentProps, Suspense } from 'react'
import { Badge } from '../badge.tsx'
import { Button } from '../button.tsx'
import { lazyWithRetry } from '../lazy-with-retry.ts'
import { Note } from '../note.tsx'
import { Price } from '../price.tsx'
import { type NewToast, toasts } from '../toasts.ts'
import { KitSection } from './kit-section.tsx'

const ToastCard = lazyWithRetry(() => import('../toast-card.tsx'))

const badges: ComponentProps<typeof Badge>[] = [
  { look: 'sun', children: '−10 %' },
  { look: 'leaf', icon: 'leaf', children: 'Bio' },
  { look: 'line', children: 'Jaunums' },
  { look: 'warn', children: 'Atlikuši 3 gab.' },
  { look: 'water', icon: 'bottle', children: 'Atgriežama pudele' },
  { look: 'clay', children: 'Atcelts' },
]

const stay = () => {}
const failed: NewToast = { text: 'Neizdevās saglabāt. Daudzums atkal ir 2.', kind: 'important' }

/** The three kinds of toast. */
const stillToasts: NewToast[] = [
  { text: 'Pievienots grozam: 2 pudeles', action: { label: 'Skatīt grozu', press: stay } },
  { text: 'Medus izņemts no groza', icon: 'trash', action: { label: 'Atsaukt', press: stay } },
  failed,
]

export function MessagesSection() {
  return (
    <KitSection title="Paziņojumi, zīmes un cenas">
      <div className="kit__grid">
        <Notes />
        <div className="kit__stack">
          <div className="row">
            {badges.map((props, index) => (
              <Badge key={index} {...props} />
            ))}
          </div>
          <Price price="7,90 €" deposit="+ 8,00 € depozīts" />
          <Price
            price="7,20 €"
            former={{ label: 'Iepriekš', price: '8,50 €' }}
            lowest="Zemākā cena pēdējo 30 dienu laikā: 8,00 €"
          />
          <Price size="page" price="7,90 €" deposit="+ 8,00 € depozīts par pudeli" />
        </div>
        <div className="kit__stack">
          <Suspense>
            {stillToasts.map((toast) => (
              <ToastCard key={toast.text} closeLabel="Aizvērt" onClose={stay} toast={toast} />
            ))}
          </Suspense>
        </div>
        <div className="row">
          <Button look="line" onClick={() => toasts.show({ text: 'Adrese saglabāta' })}>
            Parādīt ziņu
          </Button>
          <Button look="line" onClick={() => toasts.show(failed)}>
            Parādīt svarīgo
          </Button>
        </div>
      </div>
    </KitSection>
  )
}

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
