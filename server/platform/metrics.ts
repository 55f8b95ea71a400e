import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** All metrics of this process. */
export const metrics = new Registry()

collectDefaultMetrics({ register: metrics })

export const requestSeconds = new Histogram({
  name: 'avots_http_seconds',
  help: 'Time to answer, by call and status',
  labelNames: ['call', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers: [metrics],
})

const caches = new Map<string, () => number>()

metrics.registerMetric(
  new Gauge({
    name: 'avots_cache_bytes',
    help: 'Bytes that each cache holds',
    labelNames: ['cache'],
    registers: [],
    collect() {
      for (const [cache, bytes] of caches) this.set({ cache }, bytes())
    },
  }),
)

/** Tells how large a cache is; a new one of the name takes the place of the old. */
export const watchCache = (name: string, bytes: () => number) => void caches.set(name, bytes)
