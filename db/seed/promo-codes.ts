/** Days count from the day of the seed: below zero is past. */
export type SeedPromoCode = {
  code: string
  benefit:
    | { kind: 'percent'; percent: number }
    | { kind: 'sum'; cents: number }
    | { kind: 'free_delivery' }
  validDays?: { from: number; until: number }
  minimumCents?: number
  useLimit?: number
  /** Uses of long ago, whose orders are not part of the seed. */
  uses?: number
  customerLimit?: number
  leavesOutServices?: true
  /** Only for these goods, by SKU; only for these customers, by e-mail. */
  skus?: string[]
  emails?: string[]
}

export const promoCodes: SeedPromoCode[] = [
  {
    code: 'SVEIKI10',
    benefit: { kind: 'percent', percent: 10 },
    customerLimit: 1,
    leavesOutServices: true,
  },
  {
    code: 'ZIEMA5',
    benefit: { kind: 'sum', cents: 500 },
    minimumCents: 3000,
    validDays: { from: -20, until: 101 },
  },
  { code: 'ATVED', benefit: { kind: 'free_delivery' }, customerLimit: 3 },
  {
    code: 'MEDUS15',
    benefit: { kind: 'percent', percent: 15 },
    skus: ['BP-027', 'BP-028', 'BP-029', 'BP-030'],
    validDays: { from: -5, until: 40 },
  },
  {
    code: 'ANNAI3',
    benefit: { kind: 'sum', cents: 300 },
    emails: ['demo@avots.example'],
    customerLimit: 1,
  },
  {
    code: 'VASARA20',
    benefit: { kind: 'percent', percent: 20 },
    validDays: { from: -170, until: -80 },
  },
  { code: 'PIRMIE50', benefit: { kind: 'sum', cents: 1000 }, useLimit: 50, uses: 50 },
  {
    code: 'PAVASARIS',
    benefit: { kind: 'percent', percent: 12 },
    validDays: { from: 101, until: 192 },
  },
]
