// The hierarchy in the companies page: what it looks like now, and the way to change it (COMP-16, COMP-17).
import { Network } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Loading, SkeletonRows } from '../../../ui/skeleton.tsx'
import type { Hierarchy, Unit } from '../hierarchy/contract.ts'
import { CompanyPart } from './company-part.tsx'
import { count } from './company-words.ts'
import { HierarchyDialog } from './hierarchy-dialog.tsx'
import { personName } from './person-of.ts'
import { treeRows } from './tree-rows.ts'
import { UnitGlyph } from './unit-glyph.tsx'
import { useHierarchy } from './use-hierarchy.ts'

const unfolded = new Set<number>()

export function HierarchyPart({ companyId }: { companyId: number }) {
  const hierarchy = useHierarchy(companyId)
  const [open, setOpen] = useState(false)
  return (
    <CompanyPart
      title="Company Hierarchy"
      intro="Departments and teams, who leads them and who belongs to them."
      action={
        <Button
          icon={<Network aria-hidden />}
          onClick={() => setOpen(true)}
          disabled={hierarchy.data === undefined}
        >
          Configure Hierarchy
        </Button>
      }
    >
      <Loaded
        of={hierarchy}
        failed="The hierarchy could not be loaded"
        onlyNew
        waiting={
          <Loading label="Loading the hierarchy">
            <SkeletonRows rows={2} />
          </Loading>
        }
      >
        {(read) => (
          <>
            {read.people.length < 2 && <Badge tone="warning">Needs Team Members</Badge>}
            <Outline hierarchy={read} />
            <HierarchyDialog companyId={companyId} hierarchy={read} open={open} onOpenChange={setOpen} />
          </>
        )}
      </Loaded>
    </CompanyPart>
  )
}

function Outline({ hierarchy }: { hierarchy: Hierarchy }) {
  const rows = treeRows(hierarchy.units, unfolded)
  if (rows.length === 0) {
    return (
      <p className="mt-2 text-13 text-ink-2">
        No departments yet. With them, projects and figures can be told apart by department.
      </p>
    )
  }
  return (
    <ul aria-label="Departments and teams" className="mt-2 grid gap-1.5">
      {rows.map(({ unit, level }) => (
        <li
          key={unit.id}
          className="flex min-w-0 flex-wrap items-center gap-x-2 text-13"
          style={{ paddingInlineStart: `${(level - 1) * 20}px` }}
        >
          <UnitGlyph kind={unit.kind} />
          <span className="font-medium wrap-text">{unit.name}</span>
          <span className="text-12 text-ink-2">{unitWords(unit, hierarchy)}</span>
        </li>
      ))}
    </ul>
  )
}

function unitWords(unit: Unit, { people }: Hierarchy): string {
  const lead = people.find(({ id }) => id === unit.leadId)
  const members = unit.memberIds.length
  return [lead && `led by ${personName(lead)}`, members > 0 && count(members, 'member', 'members')]
    .filter(Boolean)
    .join(', ')
}
