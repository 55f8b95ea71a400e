import type { FastifyInstance } from 'fastify'

export type ServerRoute = { method: string; path: string }

/** Every route that the server answers, read from Fastify's own tree of them. */
export function serverRoutes(server: FastifyInstance): ServerRoute[] {
  const above: string[] = []
  return server
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', path = '', methods = ''] =
        /^((?:│ {3}| {4})*)[├└]── (\S+)(?: \((.*)\))?$/.exec(line) ?? []
      if (path === '') return []
      const depth = indent.length / 4
      above.splice(depth, Infinity, path)
      const whole = above.join('')
      return methods.split(', ').map((method) => ({ method, path: whole }))
    })
}

const samples: Record<string, string> = {
  page: '1',
  language: 'lv',
  link: 'nav-tadas',
  size: 'w_170,h_250',
  template: 'orders.placed',
  planned_on: '2026-11-24',
  action: 'skip',
}

/** An address of a route: names are filled, `*` is anything. */
export const sampleAddress = (path: string): string =>
  path
    .replaceAll(
      /:(\w+)\??(?:\([^)]*\))?(?:\|:\w+)*/g,
      (_whole, name: string) => samples[name] ?? '1',
    )
    .replace(/\*$/, 'kaut-kas')
