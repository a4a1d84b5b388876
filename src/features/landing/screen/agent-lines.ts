// What each of the eight agents does, in a line (LAND-07, LAND-15).
import type { AgentName } from '../../../ui/agent.ts'

export const agentLines: Record<AgentName, string> = {
  tula: 'Turns a thread into a project: tasks, people, dates. A reply moves them along.',
  polly: 'Turns a question into a poll. People vote by plain reply or on a page.',
  alex: 'Reads attachments, every page, and says what is in them with the quote.',
  faq: 'Answers from your own articles, with the source, or says that it cannot.',
  tanya: 'Reads weekly updates and shows topics, mood and what needs a hand.',
  sally: 'Sees the question that many mails repeat and drafts a survey for you to approve.',
  dina: 'Summarises contracts and attachments: insights, risks and actions, by page.',
  cara: 'Follows a thread: key points, unanswered questions, open issues, next steps.',
}
