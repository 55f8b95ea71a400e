import { useEffect } from 'react'
import { MINUTE_MS } from '../../../domain/calendar/durations.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { todayWords } from '../../words/office/today.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { api } from '../session/api.ts'
import { when } from '../session/when.ts'

const EVERY_MS = MINUTE_MS
/** While the demo is made, one looks for its progress. */
const SOON_MS = 5_000

/** Jobs, mails, the check of the money and the bank's last statement as one line; what asks for a
 * person is said first. */
export function MachineState() {
  const words = useWords(todayWords).machine
  const language = useLanguage()
  const { value, reload } = useLoaded('machine', () => api.readMachine())
  const isMaking = typeof value?.companyPercent === 'number'
  useEffect(() => {
    const timer = setInterval(reload, isMaking ? SOON_MS : EVERY_MS)
    return () => clearInterval(timer)
  }, [reload, isMaking])
  if (!value) return null
  const { jobs, mails, money, bankImportAt, companyPercent } = value
  const problems = [
    jobs.failed > 0 && words.jobs(jobs.failed),
    mails.givenUp > 0 && words.givenUp(mails.givenUp),
    money !== null && money.problems > 0 && words.money(money.problems),
  ].filter((text) => text !== false)
  return (
    <p className="frame__machine">
      {problems.length === 0 ? (
        <span>{words.fine}</span>
      ) : (
        problems.map((text) => <b key={text}>{text}</b>)
      )}
      {companyPercent !== null && <span>{words.company(companyPercent)}</span>}
      <span>{words.mails(mails.waiting)}</span>
      {bankImportAt !== null && <span>{words.bank(when(bankImportAt, language))}</span>}
    </p>
  )
}
