import { addDays } from '../../domain/calendar.ts'
import { rigaTime } from '../../domain/calendar/riga-time.ts'
import type { App } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { queueMail, queueMails } from '../platform/mail/queue-mail.ts'
import { findOverduePapers, findShortOrders, noteReminder } from './reminder-store.ts'

/** A reminder comes by day, Riga's. */
const EARLIEST = '09:00'
const LATEST = '20:00'

const daysAhead = 2

/** After so many days: a first, a second and a last reminder of one paper. */
const overdueDays = [1, 7, 14]

/** Tells who is short before a delivery, and who owes after its day. Run again it says nothing twice. */
export async function remind(app: Pick<App, 'db' | 'clock'>): Promise<void> {
  const time = rigaTime(app.clock.now().getTime())
  if (time < EARLIEST || time >= LATEST) return
  await remindOfShortAccounts(app)
  await remindOfOverduePapers(app)
}

async function remindOfShortAccounts({ db, clock }: Pick<App, 'db' | 'clock'>) {
  const today = clock.today()
  for (;;) {
    const orders = await findShortOrders(db, addDays(today, 1), addDays(today, daysAhead))
    if (orders.length === 0) return
    const mails = orders.map(({ customerId, ...payload }) => {
      return { customerId, cause: `order:${payload.orderId}`, payload }
    })
    await inTransaction(db, (tx) => queueMails(tx, 'notifications.low-balance', mails))
  }
}

async function remindOfOverduePapers({ db, clock }: Pick<App, 'db' | 'clock'>) {
  const today = clock.today()
  for (const { paperId, customerId, reminders, ...payload } of await findOverduePapers(
    db,
    today,
    overdueDays,
  )) {
    await inTransaction(db, async (tx) => {
      await noteReminder(tx, paperId, today)
      const cause = `paper:${paperId}:${reminders + 1}`
      await queueMail(tx, { template: 'notifications.overdue', cause, customerId, payload })
    })
  }
}
