// The vectors of texts by the model that is set up for a person's context.
import type { Scope } from '../../../kit/scope.ts'
import type { KnowledgeServices } from '../knowledge-services.ts'
import type { Embed } from './nearness.ts'

/** Null without a model for vectors, or where nothing may be sent to it. */
export async function embedFor(
  { openVectors, card }: Pick<KnowledgeServices, 'openVectors' | 'card'>,
  scope: Scope,
): Promise<Embed | null> {
  const companyId = scope.companyId || null
  const model = await openVectors({ agent: card.type, companyId })
  const spender = { companyId, senderId: scope.userId }
  return model && ((texts) => model.embed(texts, { spender, agent: card.type }))
}
