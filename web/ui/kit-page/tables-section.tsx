import { type Column, DataTable } from '../data-table.tsx'
import { Icon } from '../icon.tsx'
import { KitSection } from './kit-section.tsx'

type Invoice = {
  day: string
  number: string
  sum: string
  left: number
  back: number
  held: number
}

const invoices: Invoice[] = [
  { day: '10. novembris', number: 'AV-2026-04821', sum: '34,39 €', left: 3, back: 3, held: 4 },
  { day: '27. oktobris', number: 'AV-2026-04610', sum: '31,70 €', left: 3, back: 2, held: 4 },
]

const simple: Column<Invoice>[] = [
  { id: 'day', head: 'Datums', cell: (invoice) => invoice.day, foot: 'Kopā' },
  { id: 'number', head: 'Rēķins', cell: (invoice) => invoice.number, foot: '2' },
  { id: 'sum', head: 'Summa', cell: (invoice) => invoice.sum, foot: '66,09 €', end: true },
]

const withPdf: Column<Invoice>[] = [
  ...simple.map((column) => ({ ...column, foot: undefined })),
  {
    id: 'pdf',
    head: 'Lejupielāde',
    hideHead: true,
    cell: (invoice) => <PdfLink number={invoice.number} />,
    end: true,
  },
]

const bottles: Column<Invoice>[] = [
  { id: 'day', head: 'Datums', cell: (invoice) => invoice.day, foot: 'Pavisam samaksāts' },
  { id: 'left', head: 'Saņemtas', cell: (invoice) => invoice.left, end: true },
  { id: 'back', head: 'Atdotas', cell: (invoice) => invoice.back, end: true },
  { id: 'held', head: 'Pie Jums', cell: (invoice) => invoice.held, foot: '4', end: true },
  { id: 'sum', head: 'Depozīts', cell: () => '+8,00 €', foot: '32,00 €', end: true },
]

export function TablesSection() {
  const rows = { rows: invoices, rowKey: (invoice: Invoice) => invoice.number }
  return (
    <KitSection title="Tabulas, kas tālrunī kļūst par kartītēm">
      <div className="kit__grid">
        <DataTable {...rows} caption="Rindas ar nosaukumiem" columns={simple} />
        <DataTable {...rows} caption="Divas rindas bez nosaukumiem" columns={withPdf} phone="two" />
        <div className="kit__whole">
          <DataTable
            {...rows}
            caption="Četras šūnas zem virsraksta"
            columns={bottles}
            phone="cells"
          />
        </div>
      </div>
    </KitSection>
  )
}

function PdfLink({ number }: { number: string }) {
  return (
    <a className="pdf" href={`#${number}`}>
      <Icon name="pdf" />
      PDF<span className="vh"> {number}</span>
    </a>
  )
}
