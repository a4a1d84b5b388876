// The models that are set up now: by settings, and by the owner on the page, which may change at any time.
import type { ModelConfig } from '../config-model.ts'
import { createModelClient, type ModelClient } from './client.ts'
import type { ModelServices } from './services.ts'

export interface ModelSource {
  /** Asks the models in order; null while none is set up. Never rejects. */
  open(): Promise<ModelClient | null>
  /** A client of one model alone, to try it. */
  clientOf(config: ModelConfig): ModelClient
  /** To call after a change, so that this process does not wait for its next look. */
  forget(): void
}

/** Another process may have changed them: they are read again after this time. */
const REREAD_MS = 5_000

/** `fromSettings` is asked before those that `stored` gives. */
export function createModelSource(
  { fromSettings, stored }: { fromSettings: ModelConfig | null; stored: () => Promise<ModelConfig[]> },
  services: ModelServices,
): ModelSource {
  let current: { key: string; client: ModelClient | null } = { key: '', client: null }
  let readAt = Number.NEGATIVE_INFINITY
  return {
    async open() {
      if (performance.now() - readAt < REREAD_MS) return current.client
      try {
        const configs = fromSettings ? [fromSettings, ...(await stored())] : await stored()
        readAt = performance.now()
        const key = JSON.stringify(configs)
        // The same client, so that what it learned of its servers is not lost.
        if (key !== current.key) current = { key, client: createModelClient(configs, services) }
      } catch (error) {
        services.log.warn({ err: error }, 'the models that are set up could not be read')
      }
      return current.client
    },
    clientOf(config) {
      const client = createModelClient([config], services)
      if (!client) throw new Error('there is a model')
      return client
    },
    forget() {
      readAt = Number.NEGATIVE_INFINITY
    },
  }
}
