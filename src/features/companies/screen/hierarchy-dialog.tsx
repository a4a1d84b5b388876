// Where an admin builds the tree: the tree at the left, the chosen department or team at the right (COMP-16).
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { Hierarchy, UnitKind } from '../hierarchy/contract.ts'
import { NewUnitForm } from './new-unit-form.tsx'
import { UnitPanel } from './unit-panel.tsx'
import { UnitTree } from './unit-tree.tsx'
import { useHierarchyActs } from './use-hierarchy.ts'

export type HierarchyDialogProps = {
  companyId: number
  hierarchy: Hierarchy
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function HierarchyDialog({ companyId, hierarchy, open, onOpenChange }: HierarchyDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title="Configure Hierarchy"
      description="Changes are saved immediately. Each person belongs to one department or team; a team can do without a department."
      footer={<Button onClick={() => onOpenChange(false)}>Close</Button>}
    >
      <Editor companyId={companyId} hierarchy={hierarchy} />
    </Dialog>
  )
}

function Editor({ companyId, hierarchy }: { companyId: number; hierarchy: Hierarchy }) {
  const acts = useHierarchyActs(companyId)
  const [chosenId, setChosenId] = useState<number | null>(null)
  const [adding, setAdding] = useState<UnitKind | null>(null)
  const chosen = hierarchy.units.find(({ id }) => id === chosenId) ?? null

  function choose(id: number) {
    setAdding(null)
    setChosenId(id)
  }

  return (
    <div className="grid gap-5 md:min-h-80 md:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="min-w-0">
        <div className="flex flex-wrap gap-2">
          <Button size="sm" icon={<Plus aria-hidden />} onClick={() => setAdding('department')}>
            Add Department
          </Button>
          <Button size="sm" icon={<Plus aria-hidden />} onClick={() => setAdding('team')}>
            Add Team
          </Button>
        </div>
        {hierarchy.units.length === 0 ? (
          <p className="mt-4 text-13 text-ink-2">
            Nothing here yet: begin with a department or a team at the top of the company.
          </p>
        ) : (
          <UnitTree hierarchy={hierarchy} chosenId={chosenId} onChoose={choose} />
        )}
      </div>
      <div className="min-w-0 max-md:border-t max-md:border-line max-md:pt-4 md:border-l md:border-line md:pl-5">
        {adding !== null ? (
          <NewUnitForm
            key={adding}
            kind={adding}
            units={hierarchy.units}
            near={chosen}
            busy={acts.add.isPending}
            onAdd={(unit) => acts.add.mutate(unit, { onSuccess: choose })}
            onCancel={() => setAdding(null)}
          />
        ) : chosen !== null ? (
          <UnitPanel
            key={chosen.id}
            unit={chosen}
            hierarchy={hierarchy}
            acts={acts}
            onDeleted={() => setChosenId(null)}
          />
        ) : (
          <p className="text-13 text-ink-2">Choose a department or team to rename it, move it, or fill it.</p>
        )}
      </div>
    </div>
  )
}
