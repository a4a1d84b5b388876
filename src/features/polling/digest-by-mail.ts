// The digest for somebody who asks for it by mail: what is released, or why nothing can be shown yet.
import type { MailContext } from '../../agent/agent.ts'
import { emptyOutcome, type Outcome } from '../../agent/outcome.ts'
import { actingAs } from '../../kit/db/acting-database.ts'
import type { LayoutSection } from '../../mail/layout-parts.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { factsOf, latestPeriod } from './figures/facts.ts'
import { topicItems } from './figures/topics.ts'
import type { PollingAgentRow } from './polling-agent-store.ts'
import { spokenName } from './polling-mail.ts'
import type { PollingServices } from './polling-services.ts'
import { digestSections } from './prompts/digest-sections.ts'

/** Null for somebody from outside, who reads no figures. */
export async function digestByMail(
  { db, publicUrl }: PollingServices,
  { scope, mail, at }: MailContext,
  agent: PollingAgentRow,
): Promise<Outcome | null> {
  const isInside =
    agent.companyId === null ? agent.ownerId === scope.userId : agent.companyId === scope.companyId
  if (!isInside) return null
  const { polling: words } = wordsIn(mail.language)
  const facts = await factsOf(actingAs(db, scope), agent, { period: 'weekly', now: at })
  const outcome: Outcome = {
    ...emptyOutcome(words.digest.subject(spokenName(agent.name))),
    isPrivate: true,
    isCorrectable: false,
  }
  const { threshold } = agent
  const people = facts.people.length
  const notes: string[] = []
  // Half of a team says the same of hardly anything.
  const isEmpty = latestPeriod(facts) === null
  if (topicItems(facts).length === 0 && !(isEmpty && people >= 2 * threshold))
    notes.push(people < 2 * threshold ? words.tooSmall(people, threshold) : words.noTopics(threshold))
  if (isEmpty) return { ...outcome, notes: [words.nothingYet(threshold), ...notes] }
  const url = `${publicUrl}${agent.type === null ? '' : `/polling/${agent.id}`}`
  const sections: LayoutSection[] = digestSections(facts, { language: mail.language, url })
  return { ...outcome, sections, notes }
}
