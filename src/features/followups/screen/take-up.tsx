// Below an insight or a question: what came of it, and for who manages what may be made of it.
import { ChartBarBig, ListPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FollowUpRow } from './follow-up-row.tsx'
import type { Became, Topic } from './follow-ups.ts'
import { PollOfTopic } from './poll-of-topic.tsx'
import { TaskOfTopic } from './task-of-topic.tsx'
import { useTakeUp } from './use-take-up.ts'

export function TakeUp({ topic, became }: { topic: Topic; became: Became }) {
  const [open, setOpen] = useState<'task' | 'poll' | null>(null)
  const { takeUp } = useTakeUp(became)
  const { followUps } = became
  if (!followUps) return null
  const own = followUps.followUps.filter(({ key }) => key === topic.key)
  const { mayTakeUp } = followUps
  if (own.length === 0 && !mayTakeUp) return null
  return (
    <div className="mt-2.5 print:hidden">
      {own.length > 0 && (
        <div className="border-l-2 border-accent pl-3">
          <h4 className="text-12 font-550 text-ink-2">We did</h4>
          <ul aria-label={`What came of ${topic.name}`} className="mt-1 grid gap-1.5">
            {own.map((one) => (
              <FollowUpRow key={one.id} followUp={one} became={became} />
            ))}
          </ul>
        </div>
      )}
      {mayTakeUp && (
        <div className="mt-2 flex flex-wrap items-center gap-1.5">
          <Button
            size="sm"
            icon={<ListPlus aria-hidden />}
            aria-label={`Make a task of ${topic.name}`}
            onClick={() => setOpen('task')}
          >
            Make a task
          </Button>
          <Button
            size="sm"
            icon={<ChartBarBig aria-hidden />}
            aria-label={`Ask in a poll about ${topic.name}`}
            onClick={() => setOpen('poll')}
          >
            Ask in a poll
          </Button>
          {own.length === 0 && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Leave ${topic.name} as it is`}
              busy={takeUp.isPending}
              onClick={() => takeUp.mutate({ key: topic.key, course: { kind: 'left' } })}
            >
              Leave it
            </Button>
          )}
        </div>
      )}
      {open === 'task' && <TaskOfTopic topic={topic} became={became} onClose={() => setOpen(null)} />}
      {open === 'poll' && <PollOfTopic topic={topic} became={became} onClose={() => setOpen(null)} />}
    </div>
  )
}
