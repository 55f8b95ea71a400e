import { readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { openApp } from '../../server/open-app.ts'
import { buildOnce } from '../support/build-once.ts'
import { copyDatabase } from '../support/database-copy.ts'

// S-m20
test('images have an exact version, and no service but the migration knows the owner', () => {
  const [compose, dockerfile] = ['compose.yaml', 'Dockerfile'].map((file) =>
    readFileSync(file, 'utf8'),
  ) as [string, string]
  const images = [...`${compose}\n${dockerfile}`.matchAll(/(?:image:|FROM) (\S+)/g)]
  expect(images.length).toBe(4)
  for (const [, image] of images) expect(image).toMatch(/:v?\d+\.\d+/)
  for (const [, port] of compose.matchAll(/ports: \['([^']+)'\]/g))
    expect(port).toMatch(/^127\.0\.0\.1:/)
  expect(compose.split('DATABASE_OWNER_URL')).toHaveLength(2)
  expect(/migrate:[^]*?DATABASE_OWNER_URL/.test(compose)).toBe(true)
  expect(readFileSync('ops/avots.service', 'utf8')).not.toContain('owner')
})

test('a build lists the packages that are installed in production', () => {
  buildOnce()
  const { bomFormat, components } = JSON.parse(readFileSync('build/sbom.json', 'utf8')) as {
    bomFormat: string
    components: { name: string }[]
  }
  expect(bomFormat).toBe('CycloneDX')
  const names = components.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['fastify', 'react', 'pg']))
  expect(names).not.toContain('vitest')
})

test('a process that serves forgets the owner of the tables', async () => {
  const { owner, app: own, drop } = await copyDatabase(inject('template'))
  const config = readConfig({
    DATABASE_URL: own.connectionString,
    DATABASE_OWNER_URL: owner.connectionString,
    SECRET: 'x'.repeat(32),
    LOG_LEVEL: 'silent',
  })
  const serving = await openApp(config, 'web')
  expect(serving.config.DATABASE_OWNER_URL).toBeUndefined()
  expect(serving.owner).toEqual(own)
  await serving.close()
  await drop()
})
