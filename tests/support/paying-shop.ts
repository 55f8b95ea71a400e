import { sql } from 'kysely'
import { handlersOf } from '../../server/worker.ts'
import { freePort } from './free-port.ts'
import { newCustomer } from './new-customer.ts'
import { testShop, type TestShop } from './shop.ts'

/** A shop that listens, with the sandbox provider behind it. */
export async function payingShop(environment: Record<string, string> = {}) {
  const shop = await bankShop(testShop, environment)
  const customer = async (facts: Parameters<typeof newCustomer>[1] = {}) => {
    const { id, token } = await newCustomer(shop.app, facts)
    return { id, call: shop.as(token) }
  }
  return { ...shop, customer }
}

/** Any test shop, listening, with a customer's choices at the bank. */
export async function bankShop<Shop extends TestShop>(
  open: (environment: Record<string, string>) => Promise<Shop>,
  environment: Record<string, string> = {},
) {
  const port = await freePort()
  const shop = await open({
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    ...environment,
  })
  await shop.server.listen({ port, host: '127.0.0.1' })

  /** Presses a button of the bank's page and returns the token of the way back. */
  const choose = async (
    paymentUrl: string,
    outcome: 'paid' | 'pending' | 'abandoned' | 'voided',
  ) => {
    const body = new URLSearchParams({ outcome })
    const answer = await fetch(paymentUrl, { method: 'POST', body, redirect: 'manual' })
    const back = answer.headers.get('location') ?? ''
    return { status: answer.status, back, token: back.split('=').at(-1)! }
  }
  const jobs = handlersOf(shop.app) as Record<string, (payload: never) => Promise<unknown>>
  /** Runs the queued jobs in order until none is left. */
  const work = async () => {
    for (;;) {
      const { rows } = await sql<{ name: string; payload: never }>`
        with next as (select j.id, t.identifier as name, j.payload from graphile_worker._private_jobs j
          join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = any(${Object.keys(jobs)}) order by j.id limit 1)
        delete from graphile_worker._private_jobs j using next where j.id = next.id returning next.name, next.payload`.execute(
        shop.db,
      )
      const [job] = rows
      if (!job) return
      await jobs[job.name]!(job.payload)
    }
  }
  return { ...shop, choose, jobs, work }
}
