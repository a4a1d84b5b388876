// Starts what watches the server: figures for Prometheus and traces, each where the settings ask for it.
import type { Measures } from '../http/metrics/metrics-ports.ts'
import { asSystem } from '../kit/db/acting-database.ts'
import { observe } from '../kit/observe.ts'
import type { Intake } from '../mail/intake/intake.ts'
import { readBacklog } from '../routing/backlog-store.ts'
import type { Core } from './core.ts'

/** What is known only once the other services run. */
export interface Watched {
  intake: Pick<Intake, 'waitingSince'> | null
  sockets: () => number
}

export interface Watching {
  measures: Measures | null
  watched: Watched
  /** The port of the figures; 0 without one. */
  listen(): Promise<number>
  stop(): Promise<void>
}

/** Before anything is worked on, so that nothing is missed. */
export async function startWatching(core: Core): Promise<Watching> {
  const { config, db, system, clock } = core
  const watched: Watched = { intake: null, sockets: () => 0 }
  const stops: (() => Promise<void> | void)[] = []
  let measures: Measures | null = null
  if (config.metrics.port !== 0 || config.metrics.token !== null) {
    const { createMeasures } = await import('../http/metrics/measures.ts')
    measures = createMeasures({
      clock,
      backlog: () => readBacklog(asSystem(db, system)),
      journalSince: () => watched.intake?.waitingSince() ?? null,
      sockets: () => watched.sockets(),
      pool: () => db.connections(),
    })
    stops.push(observe(measures.observer))
  }
  if (config.tracesTo !== null) {
    const { startTraces } = await import('./traces.ts')
    const traces = await startTraces(config.tracesTo, config.services)
    stops.push(observe(traces.observer), () => traces.stop())
  }
  return {
    measures,
    watched,
    async listen() {
      if (!measures || config.metrics.port === 0) return 0
      const { startMetricsServer } = await import('../http/metrics/metrics-server.ts')
      const server = await startMetricsServer(measures, config.metrics)
      stops.push(() => server.close())
      return server.port
    },
    async stop() {
      for (let stop = stops.pop(); stop; stop = stops.pop()) await stop()
    },
  }
}
