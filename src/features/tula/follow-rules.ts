// What rules of people order of Tula: her proposal as they want it, before it is applied.
import type { AgentMail } from '../../agent/agent.ts'
import { plusDays } from '../../language/dates/iso-day.ts'
import { endOfMonth, nextWeekday, plusWorkdays } from '../../language/dates/weekdays.ts'
import type { RuleOrder } from '../../language/rules/kept-rule.ts'
import { dayOfMail } from './task-defaults.ts'
import type { ProposedTask, TaskProposal } from './task-proposal.ts'

/** Below the confidence gate: the task waits for a person. */
const ONLY_SUGGESTED = 0.5

export const RULE_ACTS = ['project', 'priority', 'assign', 'due', 'ignore', 'suggest'] as const

/** A mail's own day stays; priority, project and person are as the rule says. */
export function followRules(
  proposal: TaskProposal,
  orders: readonly RuleOrder[],
  mail: AgentMail,
): TaskProposal {
  return orders.reduce((changed, order) => followOne(changed, order, mail), proposal)
}

function followOne(proposal: TaskProposal, order: RuleOrder, mail: AgentMail): TaskProposal {
  const { act, onlyOf } = order
  if (act.do === 'project') return onlyOf === null ? inProject(proposal, act, mail) : proposal
  const tasks = proposal.tasks.flatMap((task) => (isMeant(task, order) ? changed(task, order, mail) : [task]))
  return { ...proposal, tasks }
}

/** The one who only gets the mail orders about what would be theirs. */
function isMeant({ assignees, assignedIds, names, dueDate }: ProposedTask, order: RuleOrder): boolean {
  if (order.undated && dueDate !== null) return false
  if (order.unassigned && assignees.length + names.length + (assignedIds?.length ?? 0) > 0) return false
  return order.onlyOf === null || assignees.some((email) => email.toLowerCase() === order.onlyOf)
}

function changed(task: ProposedTask, { act, onlyOf }: RuleOrder, mail: AgentMail): ProposedTask[] {
  switch (act.do) {
    case 'ignore': {
      const others = task.assignees.filter((email) => email.toLowerCase() !== onlyOf)
      return onlyOf === null || others.length === 0 ? [] : [{ ...task, assignees: others }]
    }
    case 'suggest':
      return [{ ...task, confidence: Math.min(task.confidence, ONLY_SUGGESTED) }]
    case 'priority':
      return [{ ...task, priority: act.value === 'normal' ? 'medium' : act.value }]
    case 'assign': {
      const others = task.assignees.filter((email) => onlyOf !== null && email.toLowerCase() !== onlyOf)
      return [{ ...task, assignees: [...others, act.email], names: [], assignedIds: [act.userId] }]
    }
    case 'due':
      return [{ ...task, dueDate: task.dueDate ?? dayAfter(dayOfMail(mail), act.value) }]
    default:
      return [task]
  }
}

function inProject(
  proposal: TaskProposal,
  { id, name }: Extract<RuleOrder['act'], { do: 'project' }>,
  mail: AgentMail,
): TaskProposal {
  const isSaid = proposal.projectActs.some(({ kind }) => kind === 'move')
  // A conversation that lives somewhere stays there, and so does one that itself says where it belongs.
  if (mail.isReply || isSaid || proposal.tasks.length === 0) return proposal
  const act = { kind: 'move' as const, name, fits: [{ id, name }], tasks: [], sentence: name }
  return { ...proposal, projectActs: [...proposal.projectActs, act] }
}

/** 'YYYY-MM-DD' of "+3d", "+2wd", "friday" and "eom", counted from the mail's day. */
export function dayAfter(day: string, said: string): string | null {
  if (said === 'eom') return endOfMonth(day)
  const counted = /^\+(\d{1,3})(d|wd)$/.exec(said)
  if (!counted) return nextWeekday(day, said)
  return counted[2] === 'd' ? plusDays(day, Number(counted[1])) : plusWorkdays(day, Number(counted[1]))
}
