// A small piece of each feature, drawn with the app's own marks; decoration beside the words that say the same.
import { CalendarDays } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AgentName } from '../../../ui/agent.ts'
import { Card, CardFoil } from '../../../ui/card.tsx'
import { EvidenceMark } from '../../../ui/evidence-mark.tsx'
import { Avatar } from '../../../ui/person.tsx'
import { PriorityBadge } from '../../../ui/priority.tsx'

export function TaskSketch() {
  return (
    <Sketch agent="tula" quote="Bob, please book the hall for the 26th">
      <p className="text-14 font-550">Book the hall for the 26th</p>
      <div className="mt-2 flex items-center gap-2.5 text-12 text-ink-2">
        <PriorityBadge priority="high" />
        <span className="flex items-center gap-1">
          <CalendarDays className="size-3.5" />
          In 3 days
        </span>
        <Avatar name="Bob Lindqvist" className="ml-auto" />
      </div>
    </Sketch>
  )
}

const votes = [
  { day: 'Tuesday', count: 5 },
  { day: 'Wednesday', count: 3 },
  { day: 'Thursday', count: 1 },
] as const

export function PollSketch() {
  return (
    <Sketch agent="polly" quote="Wednesday or, if need be, Tuesday">
      <p className="text-14 font-550">When do we rehearse?</p>
      <div
        data-agent="polly"
        className="mt-2 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 gap-y-0.5 text-12 text-ink-2 tabular-nums"
      >
        {votes.map(({ day, count }) => (
          <span key={day} className="contents">
            {day}
            <span className="h-[7px] bg-(--a)" style={{ width: `${count * 20}%` }} />
            <span>{count}</span>
          </span>
        ))}
      </div>
    </Sketch>
  )
}

export function DocumentSketch() {
  return (
    <Sketch agent="alex" quote="Hall contract.pdf, page 4">
      <p className="text-14 font-550">Renews on March 31 unless cancelled</p>
      <p data-agent="alex" className="mt-1.5 text-13 leading-[19px] text-ink-2">
        “… is extended by one year <span className="marked-sentence">unless notice is given by 31 March</span>
        ”
      </p>
    </Sketch>
  )
}

function Sketch({ agent, quote, children }: { agent: AgentName; quote: string; children: ReactNode }) {
  return (
    <Card className="w-full max-w-76 px-3.5 pt-3">
      {children}
      <CardFoil className="-mx-3.5 mt-2.5 px-3.5!">
        <EvidenceMark agent={agent} />
        <span className="truncate text-12 text-ink-3">{quote}</span>
      </CardFoil>
    </Card>
  )
}
