// Whether mail is taken in, and when the last one of this person came (SET-18).
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { Link } from 'wouter'
import { Badge } from '../../../ui/badge.tsx'
import { Panel, PanelRow } from '../../../ui/panel.tsx'
import { RelativeTime } from '../../../ui/time.tsx'
import type { MailState } from '../contract.ts'

export function IntakeStatus({ state }: { state: Pick<MailState, 'active' | 'trouble' | 'lastReceivedAt'> }) {
  const { active, trouble, lastReceivedAt } = state
  return (
    <Panel title="Mail">
      <div className="divide-y divide-line">
        <PanelRow title="Status" act={<StatusBadge active={active} />}>
          {active ? 'Mail to your agents is being received and read.' : trouble}
        </PanelRow>
        <PanelRow
          title="Last mail received"
          act={
            lastReceivedAt === null ? (
              <span className="text-13 text-ink-2">None yet</span>
            ) : (
              <RelativeTime at={lastReceivedAt} className="text-13" />
            )
          }
        >
          <Link href="/mails" className="link">
            Every mail and what became of it
          </Link>
        </PanelRow>
      </div>
    </Panel>
  )
}

function StatusBadge({ active }: { active: boolean }) {
  return active ? (
    <Badge tone="success" icon={<CircleCheck aria-hidden />}>
      Active
    </Badge>
  ) : (
    <Badge tone="danger" icon={<TriangleAlert aria-hidden />}>
      Not active
    </Badge>
  )
}
