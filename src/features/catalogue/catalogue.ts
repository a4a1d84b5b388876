// The agents in the order in which they are shown: who they are, in a sentence.
import { type AgentType, agentTypes } from '../instances/index.ts'

export interface CatalogueEntry {
  type: AgentType
  name: string
  /** What the agent does with a mail, in a sentence. */
  purpose: string
}

const entries: Record<AgentType, Omit<CatalogueEntry, 'type'>> = {
  tula: { name: 'Tula', purpose: 'Turns a mail thread into a project, with tasks, people and due dates.' },
  polly: { name: 'Polly', purpose: 'Turns a question with choices into a poll that people answer by reply.' },
  alex: { name: 'Alex', purpose: 'Reads attachments and says what is in them, with page and quote.' },
  faq: { name: 'FAQ', purpose: 'Answers questions from your articles and documents, and says from which.' },
  tanya: { name: 'Tanya', purpose: 'Reads weekly updates into topics, trends and things to act on.' },
  sally: { name: 'Sally', purpose: 'Finds questions that many mails repeat and drafts a survey from them.' },
  dina: { name: 'Dina', purpose: 'Reads contracts and long documents for dates, duties, money and risks.' },
  cara: { name: 'Cara', purpose: 'Sums up a mail thread: who said what, what was decided, what is open.' },
}

export const catalogue: readonly CatalogueEntry[] = agentTypes.map((type) => ({ type, ...entries[type] }))
