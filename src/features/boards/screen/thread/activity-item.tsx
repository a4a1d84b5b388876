// One act in the life of a task: who or which agent did what, from which mail, with the way back.
import { Dot, Undo2 } from 'lucide-react'
import { Link } from 'wouter'
import { agentFrom, agentTitles } from '../../../../ui/agent.ts'
import { AgentStamp } from '../../../../ui/agent-stamp.tsx'
import { Button } from '../../../../ui/button.tsx'
import { RelativeTime } from '../../../../ui/time.tsx'
import type { TaskActivity } from '../../../tasks/activity/contract.ts'
import { nameOf } from '../cards/filter-tasks.ts'
import { activityWords } from './activity-words.ts'
import { mailHref } from './mail-href.ts'

export type ActivityItemProps = {
  entry: TaskActivity
  projectId: number
  busy: boolean
  onUndo: (entry: TaskActivity) => void
}

export function ActivityItem({ entry, projectId, busy, onUndo }: ActivityItemProps) {
  const agent = entry.agent === null ? null : agentFrom(entry.agent)
  const isUndone = entry.undoneAt !== null
  return (
    <div className="flex gap-2.5 py-1.5 text-12 text-ink-2">
      <span className="grid h-5 w-[22px] shrink-0 place-items-center">
        {agent ? <AgentStamp agent={agent} size={16} /> : <Dot aria-hidden className="size-5 text-ink-3" />}
      </span>
      <div className="min-w-0 flex-1 leading-5 wrap-text">
        <span className={isUndone ? 'line-through' : undefined}>
          <span className="font-550 text-ink">{doerOf(entry, agent && agentTitles[agent])}</span>{' '}
          {activityWords(entry).join('; ')}
        </span>
        {entry.mail !== null && (
          <>
            {', from '}
            <Link
              href={mailHref(projectId, entry.mail.id)}
              className="underline underline-offset-2 hover:text-ink"
            >
              {entry.actor ? `${nameOf(entry.actor)}\u2019s mail` : 'a mail'}
            </Link>
          </>
        )}
        {isUndone && ', taken back'} <RelativeTime at={entry.at} className="whitespace-nowrap text-ink-3" />
        {entry.canUndo && (
          <Button
            size="sm"
            variant="ghost"
            icon={<Undo2 aria-hidden />}
            busy={busy}
            className="ml-1 align-middle"
            aria-label={`Undo: ${activityWords(entry).join('; ')}`}
            onClick={() => onUndo(entry)}
          >
            {entry.otherTasks === 0
              ? 'Undo'
              : `Undo, with ${entry.otherTasks} other ${entry.otherTasks === 1 ? 'task' : 'tasks'}`}
          </Button>
        )}
      </div>
    </div>
  )
}

/** The agent where one did it, since its sender stands with the mail; else the person. */
function doerOf({ actor }: TaskActivity, agent: string | null): string {
  return agent ?? (actor ? nameOf(actor) : 'Somebody')
}
