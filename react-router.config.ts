import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web/shop',
  // one build a language: `scripts/build.ts` puts them together
  buildDirectory: `build/${process.env.BUILD_LANGUAGE ?? 'lv'}`,
  ssr: true,
  splitRouteModules: false,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
