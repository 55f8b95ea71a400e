import type { Plugin } from 'vite'

/**
 * Replaces parts of React Router that the shop never calls by stubs, for a smaller bundle: lazy
 * route discovery (off in `react-router.config.ts`), instrumentation (`HydratedRouter` gets none)
 * and errors of server components.
 */
const stubs: [file: RegExp, exports: Record<string, string>][] = [
  [
    /react-router\/dist\/production\/lib\/dom\/ssr\/fog-of-war\.js$/,
    {
      URL_LIMIT: '7680',
      getManifestPath: '() => "/__manifest"',
      getPartialManifest: '(manifest) => manifest',
      getPathsWithAncestors: '(paths) => paths',
      getPatchRoutesOnNavigationFunction: '() => undefined',
      handleClientVersionMismatch: '() => false',
      isFogOfWarEnabled: '() => false',
      useFogOFWarDiscovery: '() => {}',
    },
  ],
  [
    /react-router\/dist\/production\/lib\/router\/instrumentation\.js$/,
    {
      consumeInstrumentationClientResultMetaReceiver: '() => undefined',
      getRouteInstrumentationUpdates: '() => ({})',
      instrumentClientSideRouter: '(router) => router',
      instrumentHandler: '(handler) => handler',
      instrumentationResultMetaContext: '{}',
    },
  ],
  [
    /react-router\/dist\/production\/lib\/errors\.js$/,
    {
      decodeRedirectErrorDigest: '() => undefined',
      decodeRouteErrorResponseDigest: '() => undefined',
    },
  ],
]

export const routerStubs = (): Plugin => {
  const replaced = new Set<RegExp>()
  return {
    name: 'router-stubs',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const [file, exports] = stubs.find(([part]) => part.test(id)) ?? []
      if (file === undefined) return undefined
      replaced.add(file)
      return Object.entries(exports ?? {})
        .map(([name, value]) => `export const ${name} = ${value}`)
        .join('\n')
    },
    // an update of the router may move these files: then the stubs must be reviewed
    buildEnd(error) {
      if (!error && replaced.size < stubs.length)
        this.error('React Router has moved a file that is replaced by a stub.')
    },
  }
}
