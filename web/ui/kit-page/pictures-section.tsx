import { Badge } from '../badge.tsx'
import { Carousel } from '../carousel.tsx'
import { EmptyPicture, type EmptySubject } from '../empty-picture.tsx'
import { ZoomPicture } from '../zoom-picture.tsx'
import { KitSection } from './kit-section.tsx'

const subjects: { subject: EmptySubject; ground: string; name: string }[] = [
  { subject: 'cart', ground: 'udens', name: 'pudele' },
  { subject: 'search', ground: 'bio', name: 'lupa' },
  { subject: 'drop', ground: 'higiena', name: 'piliens' },
]

const carouselWords = {
  previous: 'Iepriekšējā prece',
  next: 'Nākamā prece',
  position: (position: number, of: number) => `${position} no ${of}`,
}

export function PicturesSection() {
  const cards = subjects.map(({ subject, ground, name }, index) => ({
    key: index,
    content: (
      <div>
        <div className="kit__tile" data-cat={ground}>
          <EmptyPicture subject={subject} />
        </div>
        <a href="#saite">Līdzīga prece: {name}</a>
      </div>
    ),
  }))
  return (
    <KitSection title="Attēli un karuseļi">
      <div className="kit__grid">
        <ZoomPicture
          pictures={subjects.map(({ subject, ground, name }, index) => ({
            id: subject,
            label: `${index + 1}. attēls: ${name}`,
            thumb: <Tile subject={subject} ground={ground} size="thumb" />,
            picture: <Tile subject={subject} ground={ground} size="large" />,
          }))}
          words={{
            thumbs: 'Attēli',
            zoom: 'Palielināt attēlu',
            close: 'Aizvērt',
            previous: 'Iepriekšējais attēls',
            next: 'Nākamais attēls',
          }}
        />
        <Carousel
          label="Līdzīgas preces"
          title={<Badge look="warn">Tās vietā</Badge>}
          items={cards}
          words={carouselWords}
        />
      </div>
    </KitSection>
  )
}

function Tile({
  subject,
  ground,
  size,
}: {
  subject: EmptySubject
  ground: string
  size: 'thumb' | 'large'
}) {
  return (
    <span className={`kit__tile kit__tile--${size}`} data-cat={ground}>
      <EmptyPicture subject={subject} />
    </span>
  )
}
