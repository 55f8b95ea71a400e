import type { Plugin } from 'vite'

/**
 * Parts of the router that this shop never calls are left out of the browser's bundle: routes found one by one (all are told at once, see
 * `react-router.config.ts`), listeners to the router's own work (`HydratedRouter` is given none), and errors of server components.
 */
const unusedOfRouter: [file: RegExp, exports: Record<string, string>][] = [
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

export const routerInUse = (): Plugin => {
  const met = new Set<RegExp>()
  return {
    name: 'router-in-use',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const [file, exports] = unusedOfRouter.find(([part]) => part.test(id)) ?? []
      if (file === undefined) return undefined
      met.add(file)
      return Object.entries(exports ?? {})
        .map(([name, value]) => `export const ${name} = ${value}`)
        .join('\n')
    },
    // a new version of the router may keep these parts elsewhere: then it is looked through again
    buildEnd(error) {
      if (!error && met.size < unusedOfRouter.length)
        this.error('The router has moved a part that is left out.')
    },
  }
}
