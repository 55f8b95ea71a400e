import { afterAll } from 'vitest'
import { buildApp } from '../../server/app.ts'
import { builtWeb } from '../../server/serve-web.ts'
import { buildOnce } from './build-once.ts'
import type { TestShop } from './shop.ts'

/** The shop as visitors have it, its pages beside its calls. */
export async function withPages<Shop extends Pick<TestShop, 'app'>>(shop: Shop) {
  buildOnce()
  const server = await buildApp(shop.app, builtWeb())
  afterAll(() => server.close())
  return { ...shop, server }
}
