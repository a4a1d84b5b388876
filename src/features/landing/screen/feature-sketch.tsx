// A small piece of each feature, drawn with the app's own marks; decoration beside the words that say the same.
import { CalendarDays } from 'lucide-react'
import type { FeatureWords, Sketch } from '../../../crew/card.ts'
import type { AgentName } from '../../../ui/agent.ts'
import { Card, CardFoil } from '../../../ui/card.tsx'
import { EvidenceMark } from '../../../ui/evidence-mark.tsx'
import { Avatar } from '../../../ui/person.tsx'
import { PriorityBadge } from '../../../ui/priority.tsx'

type FeatureSketchProps = Pick<FeatureWords, 'quote' | 'sketch'> & { agent: AgentName }

export function FeatureSketch({ agent, quote, sketch: { title, task, bars, passage } }: FeatureSketchProps) {
  return (
    <Card className="w-full max-w-76 px-3.5 pt-3">
      <p className="text-14 font-550">{title}</p>
      {task && <TaskLine {...task} />}
      {bars && <Bars agent={agent} bars={bars} />}
      {passage && <Passage agent={agent} {...passage} />}
      <CardFoil className="-mx-3.5 mt-2.5 px-3.5!">
        <EvidenceMark agent={agent} />
        <span className="truncate text-12 text-ink-3">{quote}</span>
      </CardFoil>
    </Card>
  )
}

function TaskLine({ priority, due, assignee }: NonNullable<Sketch['task']>) {
  return (
    <div className="mt-2 flex items-center gap-2.5 text-12 text-ink-2">
      <PriorityBadge priority={priority} />
      <span className="flex items-center gap-1">
        <CalendarDays className="size-3.5" />
        {due}
      </span>
      <Avatar name={assignee} className="ml-auto" />
    </div>
  )
}

type BarsProps = { agent: AgentName; bars: NonNullable<Sketch['bars']> }

function Bars({ agent, bars }: BarsProps) {
  return (
    <div
      data-agent={agent}
      className="mt-2 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 gap-y-0.5 text-12 text-ink-2 tabular-nums"
    >
      {bars.map(({ label, count }) => (
        <span key={label} className="contents">
          {label}
          <span className="h-[7px] bg-(--a)" style={{ width: `${count * 20}%` }} />
          <span>{count}</span>
        </span>
      ))}
    </div>
  )
}

type PassageProps = NonNullable<Sketch['passage']> & { agent: AgentName }

function Passage({ agent, before, marked }: PassageProps) {
  return (
    <p data-agent={agent} className="mt-1.5 text-13 leading-[19px] text-ink-2">
      “{before} <span className="marked-sentence">{marked}</span>”
    </p>
  )
}
