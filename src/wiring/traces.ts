// Traces for OpenTelemetry: a mail's way is one trace over all processes, since its id makes that of the trace.
import type { Context } from '@opentelemetry/api'
import type { Observer, Work } from '../kit/observe.ts'

export interface Traces {
  observer: Observer
  /** Sends what is not sent yet. */
  stop(): Promise<void>
}

/** Loaded only where it is asked for: the library is large. `endpoint` takes OTLP over HTTP. */
export async function startTraces(endpoint: string, services: readonly string[]): Promise<Traces> {
  const [{ context, ROOT_CONTEXT, SpanStatusCode, TraceFlags, trace }, { NodeSDK }, { OTLPTraceExporter }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
    ])
  const sdk = new NodeSDK({
    serviceName: 'mailcrew',
    traceExporter: new OTLPTraceExporter({ url: `${endpoint.replace(/(?<!\/)\/+$/, '')}/v1/traces` }),
    // Neither the machine's name nor its command line is told.
    autoDetectResources: false,
    instrumentations: [],
  })
  sdk.start()
  const tracer = trace.getTracer('mailcrew')
  /** Of a mail, the same in every process; else whatever is going on. */
  const parentOf = ({ traceId }: Work): Context => {
    if (traceId === undefined) return context.active()
    const id = traceId.replaceAll('-', '')
    return trace.setSpanContext(ROOT_CONTEXT, {
      traceId: id,
      spanId: id.slice(0, 16),
      traceFlags: TraceFlags.SAMPLED,
      isRemote: true,
    })
  }
  return {
    observer: {
      within: (work, run) => {
        const { step, kind = '' } = work
        const attributes = { 'mailcrew.kind': kind, 'mailcrew.services': services.join(',') }
        return tracer.startActiveSpan(step, { attributes }, parentOf(work), async (span) => {
          try {
            return await run()
          } catch (error) {
            // What an error says may hold an address; its name does not.
            span.setStatus({
              code: SpanStatusCode.ERROR,
              message: error instanceof Error ? error.name : 'Error',
            })
            throw error
          } finally {
            span.end()
          }
        })
      },
    },
    stop: () => sdk.shutdown(),
  }
}
