/**
 * The scheduled jobs as a crontab, by the shop's clock. It is in UTC, so a job for an hour in Riga
 * runs every hour and looks at the time.
 */
export const crontab = `
* * * * * mail.catch-up
25 * * * * notifications.remind
*/10 * * * * notifications.newsletters
* * * * * payments.poll
*/5 * * * * catalogue.tell-back-in-stock
17 * * * * payments.check
*/5 * * * * dispatch.close-days
*/10 * * * * dispatch.book-stops
*/10 * * * * autoship.generate
5 * * * * autoship.remind
10 0,1 * * * papers.bill-last-month
40 3 * * * papers.mark-overdue
*/5 * * * * papers.clear-paid
*/10 * * * * debts.hold
*/5 * * * * orders.give-back-unpaid
*/10 * * * * orders.delete-old-copies
20 1 * * * customers.forget-guests
30 1 * * * platform.forget-old
35 1 * * * staff.forget-sessions
50 1 * * * territory.import-register
*/10 * * * * territory.match-addresses
25 1 * * * bottles.check-containers
*/10 * * * * bank.import-folder
40 1 * * * notifications.forget-statements
45 1 * * * dispatch.forget-words
35 * * * * delivery.fetch-parcel-machines
`

/** Idempotent jobs that also run when a worker starts, so that a new shop need not wait an hour. */
export const jobsAtStart = ['delivery.fetch-parcel-machines', 'territory.import-register'] as const
