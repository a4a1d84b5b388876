// Whether a mail of an agent has gone out, in word and glyph.
import { Archive, CircleCheck, CircleX, Clock3, type LucideIcon, Send } from 'lucide-react'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import type { SentMail } from '../contract.ts'

const looks: Record<SentMail['status'], { word: string; tone: BadgeTone; Glyph: LucideIcon }> = {
  queued: { word: 'Queued', tone: 'neutral', Glyph: Clock3 },
  sending: { word: 'Sending', tone: 'progress', Glyph: Send },
  sent: { word: 'Sent', tone: 'done', Glyph: CircleCheck },
  kept: { word: 'Kept here', tone: 'neutral', Glyph: Archive },
  failed: { word: 'Failed', tone: 'danger', Glyph: CircleX },
}

export function SentBadge({ status }: { status: SentMail['status'] }) {
  const { word, tone, Glyph } = looks[status]
  return (
    <Badge tone={tone} icon={<Glyph aria-hidden />}>
      {word}
    </Badge>
  )
}

/** What the status means for the reader; null when the word says all. */
export function sentNote(mail: Pick<SentMail, 'status' | 'lastError'>): string | null {
  if (mail.status === 'kept') return 'This server sends no mail out, so the mail is kept to be read here.'
  if (mail.status === 'failed')
    return `It could not be delivered: ${mail.lastError ?? 'no reason was given'}.`
  if (mail.lastError !== null && mail.status !== 'sent')
    return `The last try failed: ${mail.lastError}. It is tried again.`
  return null
}
