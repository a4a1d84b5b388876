// Settings, Privacy: whom one has blocked, what was learned, and one's own data (SET-08, SET-13, SET-14).
import { Badge } from '../../../ui/badge.tsx'
import { Panel, PanelRow } from '../../../ui/panel.tsx'
import { LearnedPanel } from '../../learning/screen/learned-panel.tsx'
import { ReplayPanel } from '../../replays/screen/replay-panel.tsx'
import { BlockedPeople } from '../../trust/screen/blocked-people.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { ExportRow } from './export-row.tsx'
import { RetentionPanel } from './retention-panel.tsx'

export function PrivacyTab() {
  return (
    <>
      <BlockedPeople />
      <LearnedPanel />
      <ReplayPanel />
      <RetentionPanel />
      <Panel title="Data & Privacy">
        <div className="divide-y divide-line">
          <PanelRow title="Email Processing" act={<Badge tone="success">Enabled</Badge>}>
            Agents read the mails that are sent to them, and nothing else of your mailbox.
          </PanelRow>
          <ExportRow />
          <DeleteAccount />
        </div>
      </Panel>
    </>
  )
}
