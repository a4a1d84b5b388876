// Makes the vectors of passages that have none of the model that is set up now, a few at a time.
import { z } from 'zod'
import { defineJob, type Job } from '../../../jobs/job.ts'
import { asSystem } from '../../../kit/db/acting-database.ts'
import type { VectorModel, VectorQuestion } from '../../../model/embedder.ts'
import type { KnowledgeServices } from '../knowledge-services.ts'
import { textOf } from './nearness.ts'
import { keepVectors } from './passage-store.ts'
import { type EmbeddedKeeper, keepersAfter, markEmbedded, passagesOutside } from './vector-store.ts'

/** Passages of one job: a small machine makes their vectors in time. */
const AT_ONCE = 32
const TIMEOUT_MS = 60_000
const MOST_KEEPERS = 200

/** Keepers up to this one are done. */
const payload = z.object({ after: z.number() })
export type VectorsJob = Job<typeof payload>

interface VectorsServices extends Pick<KnowledgeServices, 'db' | 'system' | 'openVectors' | 'card'> {
  goOn(next: z.infer<typeof payload>): Promise<void>
}

/** Each job makes a few vectors and queues the next one: what was made stays, whatever ends it. */
export function vectorsJob(services: VectorsServices): VectorsJob {
  return defineJob({
    name: 'knowledge-vectors',
    payload,
    // The sweep begins it again.
    tries: 1,
    async run({ after }) {
      const next = await embedSome(services, after)
      if (next !== null) await services.goOn({ after: next })
    },
  })
}

/** Up to the first keeper that had passages to embed. Answers where to go on, null at the end. */
async function embedSome(services: VectorsServices, after: number): Promise<number | null> {
  const { db, system, openVectors, card } = services
  const own = asSystem(db, system)
  const keepers = await keepersAfter(own, after, MOST_KEEPERS)
  const failing = new Set<VectorModel>()
  for (const keeper of keepers) {
    const model = await openVectors({ agent: card.type, companyId: keeper.companyId })
    if (!model || failing.has(model)) continue
    const done = await embedOf(services, keeper, model)
    if (done === 'some') return keeper.id - 1
    if (done === 'all') return keeper.id
    if (done === 'failed' && model.fault() !== 'budget') failing.add(model)
  }
  return keepers.length < MOST_KEEPERS ? null : (keepers.at(-1)?.id ?? null)
}

/** `some`: there may be more of them. `failed`: the model made none, and the next sweep tries again. */
async function embedOf(
  { db, system, card }: VectorsServices,
  keeper: EmbeddedKeeper,
  model: VectorModel,
): Promise<'none' | 'some' | 'all' | 'failed'> {
  const own = asSystem(db, system)
  const spender = { companyId: keeper.companyId, senderId: keeper.ownerId }
  const question: VectorQuestion = { spender, agent: card.type, timeoutMs: TIMEOUT_MS }
  // The length of its vectors is known once it made one.
  const space = model.space() ?? (await model.embed([card.name], question))?.space
  if (!space) return 'failed'
  if (keeper.vectorSpace === space) return 'none'
  const passages = await passagesOutside(own, keeper.id, space, AT_ONCE)
  if (passages.length > 0) {
    const made = await model.embed(passages.map(textOf), question)
    if (!made) return 'failed'
    const vectors = passages.map(({ id }, place) => ({ id, vector: made.vectors[place] ?? [] }))
    await keepVectors(own, made.space, vectors)
    if (passages.length === AT_ONCE) return 'some'
  }
  await markEmbedded(own, keeper.id, space)
  return 'all'
}
