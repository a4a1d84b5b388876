// What became of a mail, as a badge.
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'

const tones: Record<string, BadgeTone> = {
  received: 'neutral',
  processing: 'progress',
  processed: 'success',
  held: 'warning',
  ignored: 'neutral',
  failed: 'danger',
}

/** An unknown status keeps its own word. */
export function MailStatus({ status }: { status: string }) {
  return <Badge tone={tones[status] ?? 'neutral'}>{status.charAt(0).toUpperCase() + status.slice(1)}</Badge>
}
