import { formatChange } from '../../../domain/money.ts'
import { startDeed } from '../deed/open-deed.ts'
import type { BankLine } from './bank-line.ts'

/** The deed that books a line as its proposal says. */
export function startNaming(
  line: BankLine,
  proposal: BankLine['proposals'][number] | undefined,
  language: 'lv' | 'en',
) {
  startDeed({
    deed: 'nameLine',
    lineId: line.id,
    name: `${line.payer ?? ''} ${formatChange(line.sum, language)}`.trim(),
    proposed: proposal && {
      customerId: proposal.customerId,
      ...(proposal.documentId !== null && { documentId: proposal.documentId }),
    },
  })
}
