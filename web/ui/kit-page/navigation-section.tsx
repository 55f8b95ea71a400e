import { Breadcrumb } from '../breadcrumb.tsx'
import { Paginator } from '../paginator.tsx'
import { ProgressStepper } from '../progress-stepper.tsx'
import { KitSection } from './kit-section.tsx'

const steps = [
  { label: 'Pasūtījums', to: '?solis=1' },
  { label: 'Apmaksa' },
  { label: 'Apstiprinājums' },
]

export function NavigationSection() {
  return (
    <KitSection title="Ceļi">
      <Breadcrumb
        label="Atrašanās vieta"
        crumbs={[
          { label: 'Sākums', to: '?' },
          { label: 'Ūdens', to: '?udens' },
          { label: 'Atgriežamā tarā' },
        ]}
      />
      <ProgressStepper label="Pasūtīšanas soļi" steps={steps} current={0} />
      <ProgressStepper label="Pasūtīšanas soļi, otrais" steps={steps} current={1} />
      <Paginator
        page={2}
        lastPage={4}
        hrefOf={(page) => `?lapa=${page}`}
        words={{
          pages: 'Lapas',
          previous: 'Iepriekšējā lapa',
          next: 'Nākamā lapa',
          page: (page) => `${page}. lapa`,
        }}
      />
    </KitSection>
  )
}
