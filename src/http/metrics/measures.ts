// The figures for Prometheus: counted while work is done, and read from the database when they are asked for.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Observer } from '../../kit/observe.ts'
import type { Waiting } from '../../routing/backlog-store.ts'
import type { MeasureSources, Measures } from './metrics-ports.ts'

/** Seconds: a mail takes hundredths, one with files or a model takes seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

export function createMeasures(sources: MeasureSources): Measures {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, prefix: 'mailcrew_' })
  const work = new Histogram({
    name: 'mailcrew_work_seconds',
    help: 'How long a step took: intake, job, delivery, send, model',
    labelNames: ['step', 'kind', 'outcome'],
    buckets,
    registers,
  })
  const tokens = new Counter({
    name: 'mailcrew_model_tokens_total',
    help: 'Tokens that the model took',
    registers,
  })
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `mailcrew_${name}`, help, labelNames, registers })
  const waiting = gauge('waiting', 'What waits in a queue', ['queue', 'name'])
  const oldest = gauge('waiting_oldest_seconds', 'For how long the oldest in a queue has waited', [
    'queue',
    'name',
  ])
  const journal = gauge(
    'journal_oldest_seconds',
    'For how long the oldest mail has waited to be stored; 0 for none',
  )
  const sockets = gauge('sockets', 'Live connections of browsers')
  const pool = gauge('database_connections', 'Connections to PostgreSQL', ['state'])
  const isUp = gauge('database_up', 'Whether the database answered')

  async function look() {
    const now = sources.clock().getTime()
    const age = (since: Date | null) => (since === null ? 0 : Math.max(0, (now - since.getTime()) / 1_000))
    const show = (queue: string, all: readonly Waiting[]) => {
      for (const { name, count, since } of all) {
        waiting.set({ queue, name }, count)
        oldest.set({ queue, name }, age(since))
      }
    }
    journal.set(age(sources.journalSince()))
    sockets.set(sources.sockets())
    for (const [state, count] of Object.entries(sources.pool() ?? {})) pool.set({ state }, count)
    waiting.reset()
    oldest.reset()
    try {
      const { jobs, deliveries, outbox } = await sources.backlog()
      show('jobs', jobs)
      show('deliveries', deliveries)
      show('outbox', outbox)
      isUp.set(1)
    } catch {
      isUp.set(0)
    }
  }

  const observer: Observer = {
    ended: ({ step, kind = '' }, { ms, outcome }) => work.observe({ step, kind, outcome }, ms / 1_000),
    spent: (count) => tokens.inc(count),
  }
  return {
    observer,
    type: registry.contentType,
    async read() {
      await look()
      return registry.metrics()
    },
  }
}
