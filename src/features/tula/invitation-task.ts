// A mail that is nothing but an invitation: the meeting is suggested as a task.
import type { AgentMail } from '../../agent/agent.ts'
import { hasOwnWords } from '../../agent/unread-mail.ts'
import { inZone } from '../../kit/calendar/event-time.ts'
import { type Invitation, invitationsOf, invitationWords } from '../../mail/invitation.ts'
import { wordsIn } from '../../mail/words/words.ts'
import type { ProposedTask, TaskProposal } from './task-proposal.ts'

/** Below the gate: whether a meeting is work is for its reader to say. */
const CONFIDENCE = 0.5

export function orInvitation(proposal: TaskProposal, mail: AgentMail): TaskProposal {
  const { commands, decided, tasks, changes, projectActs, asksFor, forPolling } = proposal
  const meetings = invitationsOf(mail.parsed.attachments)
  // The subject of an invitation is the name of its meeting, whatever that sounds like.
  const asked = tasks.filter(({ sentence }) => !meetings.some(({ title }) => sentence.includes(title)))
  const found = [commands, decided, asked, changes, projectActs].some((list) => list.length > 0)
  const isOther = found || asksFor !== null || forPolling || mail.isReply || mail.commandsOnly
  if (isOther || hasOwnWords(mail.parsed)) return proposal
  const open = meetings.filter(({ isCancelled }) => !isCancelled)
  return { ...proposal, tasks: open.map((one) => taskOf(one, mail)) }
}

function taskOf(invitation: Invitation, { zone, language }: AgentMail): ProposedTask {
  const words = wordsIn(language).frame.unreadParts
  return {
    title: invitation.title,
    description: invitation.description,
    assignees: [],
    names: [],
    dueDate: inZone(invitation.time.start, zone).day,
    recurrence: null,
    blockedBy: [],
    priority: 'medium',
    sentence: invitationWords(invitation, { zone, language, words }),
    confidence: CONFIDENCE,
  }
}
