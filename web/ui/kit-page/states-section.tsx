import { Button } from '../button.tsx'
import { EmptyState } from '../empty-state.tsx'
import { Skeleton, SkeletonBlock } from '../skeleton.tsx'
import { KitSection } from './kit-section.tsx'

export function StatesSection() {
  return (
    <KitSection title="Tukšs, ielādējas, kļūda">
      <div className="kit__grid">
        <EmptyState
          picture="cart"
          level={3}
          title="Pirkumu grozs ir tukšs!"
          action={<Button>Apskatīt preces</Button>}
        >
          Sāciet ar ūdeni – pārējo pievienosiet pa ceļam.
        </EmptyState>
        <EmptyState
          picture="search"
          level={3}
          title="Nekas netika atrasts!"
          action={<Button look="line">Noņemt visus filtrus</Button>}
        >
          Mainiet meklēšanas nosacījumus vai noņemiet visus filtrus.
        </EmptyState>
        <Skeleton label="Preces ielādējas">
          <SkeletonBlock shape="picture" />
          <SkeletonBlock shape="title" width="most" />
          <SkeletonBlock width="third" />
          <SkeletonBlock shape="title" width="half" />
          <SkeletonBlock shape="control" />
        </Skeleton>
        <EmptyState
          picture="drop"
          level={3}
          title="Piegāžu saraksts neielādējās"
          action={<Button look="line">Mēģināt vēlreiz</Button>}
        >
          Pasūtījumi ir drošībā. Pārbaudiet savienojumu un mēģiniet vēlreiz.
        </EmptyState>
      </div>
    </KitSection>
  )
}
