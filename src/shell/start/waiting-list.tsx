// The longest waits for others, as rows that lead to the list of them.
import { Link } from 'wouter'
import type { WaitingTask } from '../../features/reminders/waiting/contract.ts'
import { useNow } from '../../ui/now.ts'
import { Avatar } from '../../ui/person.tsx'
import { MOST_SHOWN } from './today-section.tsx'

export function WaitingList({ tasks }: { tasks: readonly WaitingTask[] }) {
  return (
    <ul className="divide-y divide-line">
      {tasks.slice(0, MOST_SHOWN).map((task) => (
        <WaitingRow key={task.id} task={task} />
      ))}
    </ul>
  )
}

const DAY_MS = 86_400_000

function WaitingRow({ task: { title, awaited, since, chaseDays } }: { task: WaitingTask }) {
  const days = Math.max(0, Math.floor((useNow() - new Date(since).getTime()) / DAY_MS))
  const [first, ...others] = awaited.map(nameOf)
  const who = others.length > 0 ? `${first} and ${others.length} more` : first
  const wasAsked = awaited.some(({ chasedAt }) => chasedAt !== null)
  return (
    <li className="relative flex items-center gap-3 py-2.5 transition-colors duration-(--d-1) hover:bg-hover">
      <Avatar name={first ?? ''} />
      <p className="min-w-0 flex-1 truncate text-14">
        <Link
          href="/waiting"
          className="outline-none before:absolute before:inset-0 focus-visible:before:outline-2 focus-visible:before:outline-focus"
        >
          <b className="font-550">{who}</b> {title}
        </Link>
      </p>
      <span className="pr-1 text-12 whitespace-nowrap text-ink-2 tabular-nums">
        {days === 0 ? 'since today' : days === 1 ? '1 day' : `${days} days`}
        {wasAsked ? ', asked' : chaseDays === null ? ', not asked' : ''}
      </span>
    </li>
  )
}

function nameOf({ firstName, lastName, email }: WaitingTask['awaited'][number]): string {
  return `${firstName} ${lastName}`.trim() || email
}
