// What the catalogue says of each agent: its kind, its work, and an example of a mail and what comes of it.
import type { AgentType } from '../instances/index.ts'
import type { AgentWords } from './contract.ts'

/** CAT-01, CAT-02, CAT-13. Dina and Cara work by mail alone and stand on the landing page (LAND-07). */
export const agentWords = {
  tula: {
    kind: 'Task and project management',
    category: 'teams',
    route: '/teams/tula',
    description:
      'Finds the to-dos, priorities and deadlines in a thread, gives each task to the person it was asked of, and keeps the list as a project.',
    features: [
      'Tasks with assignee, due date and priority',
      'A project for each thread',
      'Replies such as “done” or “push it to Monday” change the tasks',
      'Every task shows the sentence it rests on',
    ],
    exampleInput:
      'Jonas, please send the launch deck to all partners by Thursday. Lucia, can you book the caterer?',
    exampleOutput:
      'Two tasks: “Send the launch deck to all partners” for Jonas, due Thursday, and “Book the caterer” for Lucia.',
  },
  polly: {
    kind: 'Polls and decisions',
    category: 'teams',
    route: '/teams/polly',
    description:
      'Makes a poll from a question in a mail, collects the votes by plain reply and shares the results as they come: for dates, approvals and decisions.',
    features: [
      'Choices read from lists, “A or B” and times',
      'Votes by reply or behind a personal link',
      'Live results and one reminder',
      'Put $$polling in a mail for organisational intelligence',
    ],
    exampleInput: 'Shall we meet on Tuesday at 10:00 or on Wednesday at 14:00?',
    exampleOutput: 'A schedule poll for everybody on the mail; Wednesday 14:00 wins with 4 of 5 votes.',
  },
  alex: {
    kind: 'Attachment analyzer',
    category: 'teams',
    route: '/teams/alex',
    description:
      'Reads PDFs, images and office files that are mailed to him, sums up what is in them and names dates, risks and what to do.',
    features: [
      'Summary with page and quote',
      'Text from scans and images',
      'What changed since the last version',
    ],
    exampleInput: 'Two attachments: Supplier contract.pdf and Price list.xlsx.',
    exampleOutput:
      'The contract renews on 1 March unless it is ended 60 days before (page 4); three prices rise by more than 5 %.',
  },
  faq: {
    kind: 'SOP knowledge base',
    category: 'teams',
    route: '/teams/faq',
    description:
      'Keeps your procedures and documents and answers questions from them, each answer with its source. What is not written there is not answered but passed on.',
    features: [
      'Answers with their source',
      'Unanswered questions go to their owner',
      'Articles by mail or written here',
    ],
    exampleInput: 'Until when do I hand in my expenses?',
    exampleOutput: 'Within 30 days, with a receipt from $25 on. Source: “Travel and expenses”, section 2.',
  },
  tanya: {
    kind: 'Top five things',
    category: 'intelligence',
    route: '/intelligence/tanya',
    description:
      'Reads the weekly mails of a team, finds the topics that come up most and press most, and says what to act on first.',
    features: ['Five topics with their trend', 'Evidence from the mails', 'Insights with a priority'],
    exampleInput: 'Seven weekly updates; four of them speak of the on-call rota.',
    exampleOutput:
      'First topic: on-call rota, rising, high urgency. Proposed: share the rota among six people.',
  },
  sally: {
    kind: 'Surveys and sentiment',
    category: 'intelligence',
    route: null,
    description:
      'Finds the questions that many mails repeat, drafts a survey from them, and compares the answers of departments over time.',
    features: ['Survey drafts that you approve', 'Answers by reply or on a page', 'Sentiment by department'],
    exampleInput: 'Eleven mails of this month ask about parking at the new office.',
    exampleOutput: 'A draft of three questions about the way to work, ready for your approval.',
  },
} as const satisfies Partial<Record<AgentType, AgentWords>>

export type CatalogueType = keyof typeof agentWords

export const catalogueTypes = [
  'tula',
  'polly',
  'alex',
  'faq',
  'tanya',
  'sally',
] as const satisfies readonly CatalogueType[]

/** Each agent's hue on a light ground, as in the theme. */
export const hues: Record<CatalogueType, string> = {
  tula: '#3967c1',
  polly: '#a1551e',
  alex: '#02718f',
  faq: '#0a7a31',
  tanya: '#7a53b4',
  sally: '#b13d54',
}
