import { BalanceLine } from '../balance-line.tsx'
import { Button } from '../button.tsx'
import { type MoneyRow, MoneySummary } from '../money-summary.tsx'
import { KitSection } from './kit-section.tsx'

const months = ['maijs', 'jūn.', 'jūl.', 'aug.', 'sept.', 'okt.', 'nov.']
const balances = [12.4, 40, 21.6, 3.1, -8.2, 30, 24.6]

const rows: MoneyRow[] = [
  {
    id: 'water',
    label: 'Ūdens',
    amount: '38,50 €',
    open: true,
    parts: [
      { label: '3 × 7,90 € “Sila Avots”', amount: '23,70 €' },
      { label: '2 × 7,40 € “Baltā Lāse”', amount: '14,80 €' },
    ],
  },
  {
    id: 'goods',
    label: 'Citas preces',
    amount: '14,18 €',
    parts: [{ label: 'Medus', amount: '7,20 €' }],
  },
  {
    id: 'deposit',
    label: 'Depozīts',
    amount: '8,00 €',
    open: true,
    parts: [{ label: '“Sila Avots”: 3 pilnas − 2 tukšās', amount: '8,00 €' }],
    explanation: 'Depozīts ir Jūsu nauda: to saņemsiet atpakaļ, kad atdosiet pudeli.',
  },
  { id: 'delivery', label: 'Piegāde', amount: 'Bez maksas' },
]

export function MoneySection() {
  return (
    <KitSection title="Summas un atlikums">
      <div className="kit__grid">
        <div className="kit__stack">
          <BalanceLine
            alt="Konta atlikums no maija līdz novembrim: no 12,40 € līdz 24,60 €, septembrī −8,20 €"
            firstValue="12,40 €"
            lastValue="24,60 €"
            points={balances.map((value, index) => ({ label: months[index] ?? '', value }))}
          />
        </div>
        <MoneySummary
          title="Kopsavilkums"
          rows={rows}
          total={{ label: 'Kopā apmaksai', amount: '60,68 €' }}
          fine="Tai skaitā PVN 21 % – 9,14 €. Ietaupījums 1,30 €."
        >
          <Button wide>Turpināt uz apmaksu</Button>
        </MoneySummary>
      </div>
    </KitSection>
  )
}
