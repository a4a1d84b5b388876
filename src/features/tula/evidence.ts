// What an item of a reading rests on, as it is kept with the task or the suggestion.
import type { StoredEvidence } from '../../../db/schema/records.ts'
import { tula as card } from '../../crew/tula.ts'

export interface Proof {
  sentence: string
  confidence: number
  by?: 'rules'
}

/** `model` is null where rules read the mail; `readOn` as 2026-11-28. */
export function evidenceOf(
  { sentence, confidence, by }: Proof,
  { model, readOn }: { model: string | null; readOn: string },
): StoredEvidence {
  const evidence = { sentence: sentence.slice(0, 2_000), agent: card.type, confidence }
  return model === null || by === 'rules'
    ? { ...evidence, by: 'rules' }
    : { ...evidence, by: 'model', model, readOn }
}
