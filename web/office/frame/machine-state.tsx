import { useEffect } from 'react'
import { useLoaded } from '../../client/use-loaded.ts'
import { todayWords } from '../../words/office/today.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { api } from '../session/api.ts'
import { when } from '../session/when.ts'

const EVERY_MS = 60_000

/** Jobs, mails, the check of the money and the bank's last statement as one line; what asks for a
 * person is said first. */
export function MachineState() {
  const words = useWords(todayWords).machine
  const language = useLanguage()
  const { value, reload } = useLoaded('machine', () => api.readMachine())
  useEffect(() => {
    const timer = setInterval(reload, EVERY_MS)
    return () => clearInterval(timer)
  }, [reload])
  if (!value) return null
  const { jobs, mails, money, bankImportAt } = value
  const problems = [
    jobs.failed > 0 && words.jobs(jobs.failed),
    mails.givenUp > 0 && words.givenUp(mails.givenUp),
    money !== null && money.problems > 0 && words.money(money.problems),
  ].filter((text) => text !== false)
  return (
    <p className="frame__machine">
      {problems.length === 0 ? words.fine : problems.map((text) => <b key={text}>{text}</b>)}
      <span>{words.mails(mails.waiting)}</span>
      {bankImportAt !== null && <span>{words.bank(when(bankImportAt, language))}</span>}
    </p>
  )
}
