// What the catalogue says of each agent (CAT-01): the server alone reads it, and no visitor loads it.
import type { AgentType } from './crew.ts'

export interface CatalogueWords {
  /** What sort of agent it is, in a few words. */
  kind: string
  description: string
  features: readonly string[]
  example: { input: string; output: string }
}

/** None for an agent that is on the landing page alone (LAND-07). */
export const catalogueWords: Partial<Record<AgentType, CatalogueWords>> = {
  tula: {
    kind: 'Task and project management',
    description:
      'Finds the to-dos, priorities and deadlines in a thread, gives each task to the person it was asked of, and keeps the list as a project.',
    features: [
      'Tasks with assignee, due date and priority',
      'A project for each thread',
      'Replies such as “done” or “push it to Monday” change the tasks',
      'Every task shows the sentence it rests on',
    ],
    example: {
      input:
        'Jonas, please send the launch deck to all partners by Thursday. Lucia, can you book the caterer?',
      output:
        'Two tasks: “Send the launch deck to all partners” for Jonas, due Thursday, and “Book the caterer” for Lucia.',
    },
  },
  polly: {
    kind: 'Polls and decisions',
    description:
      'Makes a poll from a question in a mail, collects the votes by plain reply and shares the results as they come: for dates, approvals and decisions.',
    features: [
      'Choices read from lists, “A or B” and times',
      'Votes by reply or behind a personal link',
      'Live results and one reminder',
      'Put $$polling in a mail for organisational intelligence',
    ],
    example: {
      input: 'Shall we meet on Tuesday at 10:00 or on Wednesday at 14:00?',
      output: 'A schedule poll for everybody on the mail; Wednesday 14:00 wins with 4 of 5 votes.',
    },
  },
  alex: {
    kind: 'Attachment analyzer',
    description:
      'Reads PDFs, images and office files that are mailed to him, sums up what is in them and names dates, risks and what to do.',
    features: [
      'Summary with page and quote',
      'Text from scans and images',
      'What changed since the last version',
    ],
    example: {
      input: 'Two attachments: Supplier contract.pdf and Price list.xlsx.',
      output:
        'The contract renews on 1 March unless it is ended 60 days before (page 4); three prices rise by more than 5 %.',
    },
  },
  faq: {
    kind: 'SOP knowledge base',
    description:
      'Keeps your procedures and documents and answers questions from them, each answer with its source. What is not written there is not answered but passed on.',
    features: [
      'Answers with their source',
      'Unanswered questions go to their owner',
      'Articles by mail or written here',
    ],
    example: {
      input: 'Until when do I hand in my expenses?',
      output: 'Within 30 days, with a receipt from $25 on. Source: “Travel and expenses”, section 2.',
    },
  },
  tanya: {
    kind: 'Top five things',
    description:
      'Reads the weekly mails of a team, finds the topics that come up most and press most, and says what to act on first.',
    features: ['Five topics with their trend', 'Evidence from the mails', 'Insights with a priority'],
    example: {
      input: 'Seven weekly updates; four of them speak of the on-call rota.',
      output: 'First topic: on-call rota, rising, high urgency. Proposed: share the rota among six people.',
    },
  },
  sally: {
    kind: 'Surveys and sentiment',
    description:
      'Finds the questions that many mails repeat, drafts a survey from them, and compares the answers of departments over time.',
    features: ['Survey drafts that you approve', 'Answers by reply or on a page', 'Sentiment by department'],
    example: {
      input: 'Eleven mails of this month ask about parking at the new office.',
      output: 'A draft of three questions about the way to work, ready for your approval.',
    },
  },
}
