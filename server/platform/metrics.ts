import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

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
