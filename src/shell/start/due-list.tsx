// Tasks of one's own that are overdue or due today, as rows that lead to their boards.
import { Link } from 'wouter'
import type { ListedTask } from '../../features/tasks/lists/contract.ts'
import { meaningOf } from '../../features/tasks/status.ts'
import { agentFrom } from '../../ui/agent.ts'
import { classNames } from '../../ui/class-names.ts'
import { daysUntil, dueWords, formatDay } from '../../ui/dates.ts'
import { EvidenceMark } from '../../ui/evidence-mark.tsx'
import { useNow } from '../../ui/now.ts'
import { PriorityBadge } from '../../ui/priority.tsx'
import { StatusGlyph, statusWords } from '../../ui/status.tsx'
import { MOST_SHOWN } from './today-section.tsx'

export function DueList({ tasks }: { tasks: readonly ListedTask[] }) {
  return (
    <ul className="divide-y divide-line">
      {tasks.slice(0, MOST_SHOWN).map((task) => (
        <DueRow key={task.id} task={task} />
      ))}
    </ul>
  )
}

function DueRow({ task }: { task: ListedTask }) {
  const { title, evidence, priority, projectId, projectName, dueDate } = task
  const agent = evidence && agentFrom(evidence.agent)
  const status = meaningOf(task.status)
  return (
    <li className="relative grid grid-cols-[20px_minmax(0,1fr)_auto] gap-x-3 py-2.5 transition-colors duration-(--d-1) hover:bg-hover">
      <span className="pt-0.5">
        <StatusGlyph status={status} />
        <span className="sr-only">{statusWords[status]}</span>
      </span>
      <div className="min-w-0">
        <p className="truncate text-14 font-550">
          <Link
            href={`/project/${projectId}?highlightTask=${task.id}`}
            className="outline-none before:absolute before:inset-0 focus-visible:before:outline-2 focus-visible:before:outline-focus"
          >
            {title}
          </Link>
        </p>
        <p className="mt-0.5 flex min-w-0 items-center gap-1.5 text-12 text-ink-2">
          {agent && <EvidenceMark agent={agent} />}
          <span className="truncate">
            {projectName ?? 'Unknown'}
            {evidence && ` · “${evidence.sentence.replace(/\s+/g, ' ')}”`}
          </span>
        </p>
      </div>
      <div className="flex items-start gap-4 pt-0.5 pr-1">
        {priority !== 'medium' && <PriorityBadge priority={priority} />}
        {dueDate !== null && <DueDay due={dueDate} />}
      </div>
    </li>
  )
}

function DueDay({ due }: { due: string }) {
  const now = useNow()
  const isLate = daysUntil(due, now) < 0
  return (
    <time
      dateTime={due.slice(0, 10)}
      title={formatDay(due)}
      className={classNames('min-w-18 text-right text-12 tabular-nums', isLate ? 'text-high' : 'text-ink-2')}
    >
      {dueWords(due, now)}
    </time>
  )
}
