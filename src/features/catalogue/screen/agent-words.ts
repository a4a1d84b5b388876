// The agents of the catalogue: where each has its page, and what it is for, in a sentence.
import type { AgentName } from '../../../ui/agent.ts'

export type AgentCategory = 'teams' | 'intelligence'

export type CatalogueAgent = {
  agent: AgentName
  category: AgentCategory
  /** Page of the agent; null where it has none (CAT-02). */
  path: string | null
  purpose: string
}

/** CAT-01 and CAT-02. Dina and Cara work by mail alone and are not listed (LAND-07). */
export const catalogue: readonly CatalogueAgent[] = [
  {
    agent: 'tula',
    category: 'teams',
    path: '/teams/tula',
    purpose: 'Turns a mail thread into a project, with tasks, people and due dates.',
  },
  {
    agent: 'polly',
    category: 'teams',
    path: '/teams/polly',
    purpose: 'Turns a question with choices into a poll that people answer by reply.',
  },
  {
    agent: 'alex',
    category: 'teams',
    path: '/teams/alex',
    purpose: 'Reads attachments and says what is in them, with page and quote.',
  },
  {
    agent: 'faq',
    category: 'teams',
    path: '/teams/faq',
    purpose: 'Answers questions from your articles and documents, and says from which.',
  },
  {
    agent: 'tanya',
    category: 'intelligence',
    path: '/intelligence/tanya',
    purpose: 'Reads weekly updates into topics, trends and things to act on.',
  },
  {
    agent: 'sally',
    category: 'intelligence',
    path: null,
    purpose: 'Finds questions that many mails repeat and drafts a survey from them.',
  },
]
