import { expect, test } from 'vitest'
import { queryValues } from '../../../tests/support/query-values.ts'
import { silentLog as log } from '../../../tests/support/database-server.ts'
import { testDatabase } from '../../../tests/support/test-database.ts'
import { openNotices } from './notices.ts'

const { app } = await testDatabase()
const listening = async () =>
  queryValues(
    app,
    "select count(*)::int from pg_stat_activity where application_name = 'avots-notices' and datname = current_database()",
  )
const cut = () =>
  queryValues(
    app,
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'avots-notices' and datname = current_database()",
  )

test('notices arrive, and after a lost connection every listener is called', async () => {
  const notices = await openNotices(app, log)
  const heard: string[] = []
  notices.on('news_of_tests', (payload) => heard.push(payload))
  const tell = () => queryValues(app, "select pg_notify('news_of_tests', 'more water')")
  await expect.poll(async () => tell().then(() => heard.length)).toBeGreaterThan(0)
  await cut()
  await expect.poll(() => heard).toContain('')
  heard.length = 0
  await tell()
  await expect.poll(() => heard).toEqual(['more water'])
  await notices.stop()
  await expect.poll(listening).toEqual([0])
})

test('stopping while the connection is lost leaves no connection behind', async () => {
  const notices = await openNotices(app, log)
  await cut()
  await expect.poll(listening).toEqual([0])
  await notices.stop()
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(await listening()).toEqual([0])
})
