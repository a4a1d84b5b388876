// The side panel of a board, open and folded.
import { ListFilter } from 'lucide-react'
import { Button } from '../button.tsx'
import { Chip } from '../chip.tsx'
import { CollapsibleSection } from '../collapsible.tsx'
import { SidePanel, useSidePanel } from '../side-panel.tsx'
import { Stats } from '../stats.tsx'
import { Part } from './part.tsx'

export function PanelPart() {
  const [open, setOpen] = useSidePanel()
  return (
    <Part title="Side panel" wide>
      <div className="flex h-96 overflow-hidden rounded-card ring-line">
        <div className="flex-1 p-6">
          <Button onClick={() => setOpen(!open)}>Filters</Button>
        </div>
        <SidePanel open={open} onOpenChange={setOpen} title="Filters" icon={<ListFilter aria-hidden />}>
          <CollapsibleSection title="Task overview">
            <Stats
              look="compact"
              items={[
                { label: 'Total', value: 8 },
                { label: 'Pending', value: 3 },
                { label: 'In progress', value: 2 },
              ]}
            />
          </CollapsibleSection>
          <CollapsibleSection title="Priority">
            <div className="flex flex-wrap gap-1.5">
              <Chip pressed={false}>High</Chip>
              <Chip pressed>Medium</Chip>
              <Chip pressed={false}>Low</Chip>
            </div>
          </CollapsibleSection>
          <CollapsibleSection title="Due" defaultOpen={false}>
            <Chip pressed={false}>Today</Chip>
          </CollapsibleSection>
        </SidePanel>
      </div>
    </Part>
  )
}
