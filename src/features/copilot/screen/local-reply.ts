// The reply that the browser builds itself where the server gives none, from what is on the screen (COP-18 to COP-26).
import { crew } from '../../../crew/crew.ts'
import type { ToldReport } from '../contract.ts'

export interface ShownTask {
  id: number
  title: string
  status: string
  priority: string
  updatedAt: string
}

/** COP-20, COP-21. */
const MOST_LISTED = 3
const MOST_INSIGHTS = 2
const STALLED_MS = 7 * 86_400_000
/** Percent (COP-23). */
const FEW_DONE = 30
/** COP-24, COP-25. */
const MANY_PRESSING = 3
const MANY_TODO = 5

/** COP-26. */
const isDone = ({ status }: ShownTask) => status === 'completed'
const isGoing = ({ status }: ShownTask) => status.includes('progress') || status === 'ongoing'
const isToDo = ({ status }: ShownTask) => status === 'todo' || status === 'pending'
const presses = ({ priority }: { priority: string }) => priority === 'high' || priority === 'urgent'

export interface ShownPage {
  context: string
  tasks: readonly ShownTask[]
  report: ToldReport | undefined
}

/** Plain lines; `now` in milliseconds. */
export function localReply({ context, tasks, report }: ShownPage, now: number): string[] {
  const agent = crew.find(({ type }) => type === context)
  if (agent?.page?.group === 'intelligence')
    return [
      'The Copilot cannot be reached right now.',
      ...(report ? reportLines(report) : []),
      'This page shows the insights of the team. To set it up, give your team the address under Manage Instances.',
    ]
  if (agent?.words.unreached !== undefined)
    return [
      ...(tasks.length > 0 ? taskLines(tasks, now) : ['The Copilot cannot be reached right now.']),
      agent.words.unreached,
    ]
  if (context === 'task-board' || tasks.length > 0) return taskLines(tasks, now)
  const names = crew.map(({ name }) => name)
  return [
    'The Copilot cannot be reached right now.',
    `Your agents are ${names.slice(0, -1).join(', ')} and ${names.at(-1)}. Press Ctrl K to go to any page, or write to an agent by mail.`,
  ]
}

function reportLines({ keyFindings = [], actionableInsights = [] }: ToldReport): string[] {
  const pressing = actionableInsights.filter(presses).slice(0, MOST_INSIGHTS)
  return [
    ...(keyFindings.length > 0 ? [`Top findings: ${keyFindings.slice(0, MOST_LISTED).join('; ')}`] : []),
    ...pressing.map(({ title, description }) => `${title}: ${description}`),
  ]
}

function taskLines(tasks: readonly ShownTask[], now: number): string[] {
  const open = tasks.filter((task) => !isDone(task))
  const done = tasks.length - open.length
  const rate = tasks.length === 0 ? 0 : Math.round((100 * done) / tasks.length)
  const pressing = open.filter(presses)
  const going = open.filter(isGoing)
  const stalled = going.filter(({ updatedAt }) => now - Date.parse(updatedAt) > STALLED_MS)
  return [
    `The Copilot cannot be reached right now. ${done} of ${tasks.length} tasks are completed (${rate} percent), ${going.length} in progress.`,
    ...named('High priority', pressing),
    ...named('In progress', going),
    ...named('Not touched for 7 days', stalled),
    ...(tasks.length > 0 && rate < FEW_DONE ? ['Break large tasks down: few are completed.'] : []),
    ...(pressing.length > MANY_PRESSING ? ['Focus on the tasks of high priority first.'] : []),
    ...(open.filter(isToDo).length > MANY_TODO ? ['Split the tasks that nobody has begun.'] : []),
  ]
}

function named(heading: string, tasks: readonly ShownTask[]): string[] {
  if (tasks.length === 0) return []
  return [
    `${heading}: ${tasks
      .slice(0, MOST_LISTED)
      .map(({ title }) => title)
      .join(', ')}`,
  ]
}
