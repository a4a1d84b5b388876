// The status of a mail in words and glyph, and what became of it in a short sentence.
import {
  CircleCheck,
  CircleDashed,
  CircleMinus,
  CirclePause,
  CircleX,
  Inbox,
  type LucideIcon,
} from 'lucide-react'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import type { Work } from '../contract.ts'

type Look = { word: string; tone: BadgeTone; Glyph: LucideIcon }

export const workLooks: Record<Work['status'], Look> = {
  received: { word: 'Received', tone: 'neutral', Glyph: Inbox },
  processing: { word: 'Processing', tone: 'progress', Glyph: CircleDashed },
  processed: { word: 'Processed', tone: 'done', Glyph: CircleCheck },
  held: { word: 'Held', tone: 'warning', Glyph: CirclePause },
  ignored: { word: 'Ignored', tone: 'neutral', Glyph: CircleMinus },
  failed: { word: 'Failed', tone: 'danger', Glyph: CircleX },
}

export function WorkBadge({ status }: { status: Work['status'] }) {
  const { word, tone, Glyph } = workLooks[status]
  return (
    <Badge tone={tone} icon={<Glyph aria-hidden />}>
      {word}
    </Badge>
  )
}

/** "3 tasks made, 1 task changed", the reason, or how far it is. */
export function outcomeWords(work: Pick<Work, 'status' | 'reason' | 'outcome'>): string {
  if (work.status === 'received') return 'Waiting to be read'
  if (work.status === 'processing') return 'Being read'
  if (work.status === 'processed') return work.outcome
  return work.reason ?? `${workLooks[work.status].word} without a reason`
}
