import { type Column, DataTable } from '../data-table.tsx'
import { KitSection } from './kit-section.tsx'
import { PaperLink } from './paper-link.tsx'

type Paper = { day: string; number: string; sum: string; left: number; back: number; held: number }

const papers: Paper[] = [
  { day: '10. novembris', number: 'AV-2026-04821', sum: '34,39 €', left: 3, back: 3, held: 4 },
  { day: '27. oktobris', number: 'AV-2026-04610', sum: '31,70 €', left: 3, back: 2, held: 4 },
]

const simple: Column<Paper>[] = [
  { id: 'day', head: 'Datums', cell: (paper) => paper.day, foot: 'Kopā' },
  { id: 'number', head: 'Rēķins', cell: (paper) => paper.number, foot: '2' },
  { id: 'sum', head: 'Summa', cell: (paper) => paper.sum, foot: '66,09 €', end: true },
]

const withPdf: Column<Paper>[] = [
  ...simple.map((column) => ({ ...column, foot: undefined })),
  {
    id: 'pdf',
    head: 'Lejupielāde',
    hideHead: true,
    cell: (paper) => <PaperLink number={paper.number} />,
    end: true,
  },
]

const bottles: Column<Paper>[] = [
  { id: 'day', head: 'Datums', cell: (paper) => paper.day, foot: 'Pavisam samaksāts' },
  { id: 'left', head: 'Saņemtas', cell: (paper) => paper.left, end: true },
  { id: 'back', head: 'Atdotas', cell: (paper) => paper.back, end: true },
  { id: 'held', head: 'Pie Jums', cell: (paper) => paper.held, foot: '4', end: true },
  { id: 'sum', head: 'Depozīts', cell: () => '+8,00 €', foot: '32,00 €', end: true },
]

export function TablesSection() {
  const rows = { rows: papers, rowKey: (paper: Paper) => paper.number }
  return (
    <KitSection title="Tabulas, kas telefonā kļūst par kartītēm">
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
