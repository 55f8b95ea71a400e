import { runWords } from '../../words/office/runs.ts'
import { useWords } from '../../words/use-words.ts'
import { api } from '../session/api.ts'
import { useRunAct } from './use-run-act.ts'

/** The run's sheet with its code, to be printed: marked where it changed since the last print. */
export function usePrintSheet(runId: number, onPrinted: () => void) {
  const words = useWords(runWords)
  const { busy, message, act } = useRunAct(onPrinted)
  const printSheet = () =>
    act(async () => {
      const { name, pdfBase64 } = await api.printRunSheet({ params: { id: String(runId) } })
      const bytes = Uint8Array.from(atob(pdfBase64), (character) => character.charCodeAt(0))
      const link = document.createElement('a')
      link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
      link.download = name
      link.click()
      URL.revokeObjectURL(link.href)
    }, words.printed)
  return { isPrinting: busy, printFailed: message, printSheet }
}
