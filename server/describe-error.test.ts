import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { expect, test } from 'vitest'
import { refuse } from '../domain/outcome.ts'
import { queryValues } from '../tests/support/query-values.ts'
import { freePort } from '../tests/support/free-port.ts'
import { testDatabase } from '../tests/support/test-database.ts'
import { ConfigError } from './config.ts'
import { describeError, failureAnswer } from './describe-error.ts'
import { CommandRefused, valueOrRefuse } from './platform/command.ts'
import { databaseNamed } from './platform/database/connection-options.ts'

const { app } = await testDatabase()

const thrownBy = (act: () => unknown): Promise<unknown> =>
  Promise.resolve()
    .then(act)
    .catch((error: unknown) => error)

test.each([
  [
    'the environment is wrong',
    () => Promise.reject(new ConfigError('PORT must be a port number')),
    /^PORT must be/,
  ],
  ['a file is not there', () => readFileSync('/nowhere'), /^ENOENT: .*\/nowhere/],
  ['an option is none', () => parseArgs({ args: ['--no'] }), /^Unknown option '--no'/],
  [
    'there is no such database',
    () => queryValues(databaseNamed('nowhere', app), 'select 1'),
    /^The database refuses: .*"nowhere"/,
  ],
  [
    'the role may not migrate',
    () => queryValues(app, 'create table tried ()'),
    /^permission denied .*DATABASE_OWNER_URL/,
  ],
  [
    'no database listens',
    async () =>
      queryValues(
        { connectionString: `postgres://avots@localhost:${await freePort()}/avots` },
        'select 1',
      ),
    /^connect ECONNREFUSED /,
  ],
])('where %s, one line says so', async (_case, act, line) => {
  const reason = describeError(await thrownBy(act))
  expect(reason).toMatch(line)
  expect(reason).not.toContain('\n')
})

test('the errors of all addresses of a host are named', () => {
  const ways = ['::1', '127.0.0.1'].map((host) => new Error(`connect ECONNREFUSED ${host}:5432`))
  const error = Object.assign(new AggregateError(ways), { code: 'ECONNREFUSED' })
  expect(describeError(error)).toBe(
    'connect ECONNREFUSED ::1:5432; connect ECONNREFUSED 127.0.0.1:5432',
  )
})

test('a machine is answered as the API refuses, with the facts of the refusal', async () => {
  const refused = await thrownBy(() => valueOrRefuse(refuse({ code: 'reserved', reserved: 3 })))
  expect(failureAnswer(refused)).toEqual({
    error: 'reserved',
    message: 'reserved, reserved 3',
    reserved: 3,
  })
  expect(failureAnswer(new CommandRefused('--date must be a day.'))).toEqual({
    error: 'refused',
    message: '--date must be a day.',
  })
  const defect = failureAnswer(new TypeError('undefined is not a function'))
  expect(defect.error).toBe('defect')
  expect(defect.message).toContain('describe-error.test.ts')
})

test('a defect of ours keeps its stack trace', () => {
  expect(describeError(new TypeError('undefined is not a function'))).toBeUndefined()
  expect(describeError('a word')).toBeUndefined()
})
