// Cards of a board: at rest, blocked, done, lifted, and a suggestion.
import { Calendar, GripVertical, MessageSquare, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card, CardFoil } from '../card.tsx'
import { EvidenceLine } from '../evidence-popover.tsx'
import { IconButton } from '../icon-button.tsx'
import { AvatarStack } from '../person.tsx'
import { PriorityBadge, type PriorityMeaning } from '../priority.tsx'
import { StatusBadge, type StatusMeaning } from '../status.tsx'
import { Suggestion } from '../suggestion.tsx'
import { Part, Row } from './part.tsx'
import { contractEvidence, logosEvidence } from './sample-evidence.ts'

const statuses: readonly StatusMeaning[] = ['created', 'pending', 'progress', 'review', 'blocked', 'done']
const priorities: readonly PriorityMeaning[] = ['high', 'medium', 'low']
const four = ['Amara Okafor', 'Priya Raman', 'Jonas Weber', 'Mei Tanaka']

export function RecordsPart() {
  return (
    <Part title="Records and suggestions" wide>
      <Row>
        {statuses.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
        <span className="w-2" />
        {priorities.map((priority) => (
          <PriorityBadge key={priority} priority={priority} />
        ))}
      </Row>
      <div className="grid grid-cols-1 gap-2 md:grid-cols-3">
        <Suggestion
          agent="tula"
          title="Book the photographer again"
          onAccept={() => {}}
          onEdit={() => {}}
          onDecline={() => {}}
        >
          “Last year’s photos did well, maybe the same one?”
        </Suggestion>
        <SampleCard title="Collect sponsor logos as SVG" names={four} due="Tomorrow" priority="high" />
        <SampleCard
          title="Agree the price list with legal"
          names={four.slice(0, 3)}
          due="2 days ago"
          late
          priority="medium"
          blocked
        />
        <SampleCard title="Reserve the hall" names={four.slice(0, 1)} due="Mar 6, 2026" priority="low" done />
        <SampleCard
          title="Carried by the pointer"
          names={four.slice(0, 2)}
          due="Today"
          priority="high"
          lifted
        />
        <div className="h-[118px] rounded-card bg-accent/9 shadow-[inset_0_0_0_1.5px_color-mix(in_srgb,var(--accent)_42%,transparent)]" />
      </div>
    </Part>
  )
}

type SampleCardProps = {
  title: string
  names: readonly string[]
  due: string
  late?: boolean
  blocked?: boolean
  done?: boolean
  lifted?: boolean
  priority: PriorityMeaning
}

function SampleCard({ title, names, due, late, blocked, done, lifted, priority }: SampleCardProps) {
  return (
    <Card done={done} lifted={lifted} className="px-3 pt-[11px]">
      <div className="flex items-start gap-2">
        <h3 className={`flex-1 font-550 text-14 wrap-text ${done ? 'text-ink-2' : ''}`}>{title}</h3>
        <span className="-mt-0.5 -mr-1.5 flex">
          <IconButton quiet size="sm" label={`Edit ${title}`} icon={<Pencil aria-hidden />} />
          <IconButton quiet size="sm" label={`Move ${title}`} icon={<GripVertical aria-hidden />} />
        </span>
      </div>
      <p className="mt-[3px] line-clamp-2 text-13 leading-[18px] text-ink-2">
        Vegetarian for fourteen guests. The deposit is due with the order, and the hall wants to know.
      </p>
      <Meta blocked={blocked}>
        <PriorityBadge priority={priority} />
        <span className={`inline-flex items-center gap-1 whitespace-nowrap ${late ? 'text-high' : ''}`}>
          <Calendar aria-hidden className="size-3.5" />
          {due}
        </span>
        <span className="inline-flex items-center gap-1">
          <MessageSquare aria-hidden className="size-3.5" />
          <span className="sr-only">Comments: </span>2
        </span>
        <AvatarStack names={names} className="ml-auto" />
      </Meta>
      <CardFoil className="-mx-3 mt-2.5">
        <EvidenceLine evidence={done ? contractEvidence : logosEvidence} thing="task" onUndo={() => {}} />
      </CardFoil>
    </Card>
  )
}

function Meta({ blocked, children }: { blocked?: boolean; children: ReactNode }) {
  return (
    <div className="mt-[9px] flex min-h-[22px] flex-wrap items-center gap-x-3 gap-y-1 text-12 text-ink-2 tabular-nums">
      {blocked && <StatusBadge status="blocked" />}
      {children}
    </div>
  )
}
