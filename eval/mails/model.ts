// The language model that the environment configures, without a budget: whoever measures it knows what it costs.
import { readConfig } from '../../src/config.ts'
import { systemClock } from '../../src/kit/clock.ts'
import { createLog } from '../../src/kit/log.ts'
import { clientOf, type ModelClient } from '../../src/model/client.ts'
import { openModel } from '../../src/model/open-model.ts'
import { openRecordings } from '../../src/model/recordings.ts'
import type { ModelCall } from '../../src/model/services.ts'

const unlimited = { left: async () => Number.MAX_SAFE_INTEGER, spend: async () => {} }

/** `onCall` hears what each question took. With MODEL_REPLAY, answers come from that folder alone. */
export async function configuredModel(
  environment: NodeJS.ProcessEnv = process.env,
  onCall?: (call: ModelCall) => void,
): Promise<ModelClient> {
  const { model, modelRecordings } = readConfig(environment)
  const recordings = openRecordings(modelRecordings, systemClock)
  const services = { budget: unlimited, clock: systemClock, log: createLog('warn'), recordings, onCall }
  const models = model ? [openModel(model, services)] : []
  const client = clientOf(models, { purpose: 'fast', agent: 'tula', companyId: null })
  if (!client)
    throw new Error(
      'No model is configured: set ANTHROPIC_API_KEY, GEMINI_API_KEY, or OPENAI_BASE_URL and AI_MODEL',
    )
  return client
}
