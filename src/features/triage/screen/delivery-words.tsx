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
import type { Delivery } from '../contract.ts'

type Look = { word: string; tone: BadgeTone; Glyph: LucideIcon }

export const deliveryLooks: Record<Delivery['status'], Look> = {
  received: { word: 'Received', tone: 'neutral', Glyph: Inbox },
  processing: { word: 'Processing', tone: 'progress', Glyph: CircleDashed },
  processed: { word: 'Processed', tone: 'done', Glyph: CircleCheck },
  held: { word: 'Held', tone: 'warning', Glyph: CirclePause },
  ignored: { word: 'Ignored', tone: 'neutral', Glyph: CircleMinus },
  failed: { word: 'Failed', tone: 'danger', Glyph: CircleX },
}

export function DeliveryBadge({ status }: { status: Delivery['status'] }) {
  const { word, tone, Glyph } = deliveryLooks[status]
  return (
    <Badge tone={tone} icon={<Glyph aria-hidden />}>
      {word}
    </Badge>
  )
}

/** "3 tasks made, 1 task changed", the reason, or how far it is. */
export function outcomeWords(delivery: Pick<Delivery, 'status' | 'reason' | 'outcome'>): string {
  if (delivery.status === 'received') return 'Waiting to be read'
  if (delivery.status === 'processing') return 'Being read'
  if (delivery.status === 'processed') return delivery.outcome
  return delivery.reason ?? `${deliveryLooks[delivery.status].word} without a reason`
}
