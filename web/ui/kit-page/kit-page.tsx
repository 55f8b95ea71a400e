import { ToastRegion } from '../toast-region.tsx'
import { ButtonsSection } from './buttons-section.tsx'
import { CalendarSection } from './calendar-section.tsx'
import { ChoicesSection } from './choices-section.tsx'
import { ColoursSection } from './colours-section.tsx'
import { DialogsSection } from './dialogs-section.tsx'
import { FieldsSection } from './fields-section.tsx'
import { TypographySection } from './typography-section.tsx'
import { IconsSection } from './icons-section.tsx'
import { MoneySection } from './money-section.tsx'
import { MessagesSection } from './messages-section.tsx'
import { PicturesSection } from './pictures-section.tsx'
import { SearchSection } from './search-section.tsx'
import { StatesSection } from './states-section.tsx'
import { TablesSection } from './tables-section.tsx'
import { DisclosuresSection } from './disclosures-section.tsx'
import { NavigationSection } from './navigation-section.tsx'
import './kit-page.css'

/** Shows every kit component in every state, for review and accessibility tests. */
export function KitPage() {
  return (
    <div className="wrap kit">
      <title>Detaļu lapa – Avots</title>
      <h1 className="kit__head">Detaļu lapa</h1>
      <p className="quiet">Pogas, lauki, paziņojumi un stāvokļi vienuviet.</p>
      <ColoursSection />
      <TypographySection />
      <ButtonsSection />
      <FieldsSection />
      <ChoicesSection />
      <SearchSection />
      <MessagesSection />
      <DialogsSection />
      <CalendarSection />
      <MoneySection />
      <TablesSection />
      <DisclosuresSection />
      <PicturesSection />
      <NavigationSection />
      <StatesSection />
      <IconsSection />
      <ToastRegion words={{ region: 'Detaļu lapas paziņojumi', close: 'Aizvērt' }} />
    </div>
  )
}
