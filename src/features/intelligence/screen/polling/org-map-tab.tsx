// The hierarchy of the company with its figures, as a table that folds or as a map (POLL-09).
import { useState } from 'react'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { Loaded } from '../../../../ui/loaded.tsx'
import { Segmented } from '../../../../ui/segmented.tsx'
import { Loading, SkeletonRows } from '../../../../ui/skeleton.tsx'
import type { OrgData } from '../../../polling/figures/contract.ts'
import { PanelEmpty } from './chart-panel.tsx'
import { ExportMenu } from './export-menu.tsx'
import { OrgDetail } from './org-detail.tsx'
import { OrgMembers } from './org-members.tsx'
import { OrgTable } from './org-table.tsx'
import { type OrgNode, orgTree } from './org-tree.ts'
import { type AgentPeriod, useOrg } from './use-polling.ts'

const OrgGraph = lazyComponent(async () => (await import('./org-graph.tsx')).OrgGraph)

const looks = [
  { value: 'table', label: 'Table' },
  { value: 'map', label: 'Map' },
] as const

export function OrgMapTab({ of, isFull }: { of: AgentPeriod; isFull: boolean }) {
  const org = useOrg(of)
  return (
    <Loaded
      of={org}
      level={2}
      className="mt-4"
      failed="Failed to load the org map"
      waiting={
        <Loading label="Loading the org map" className="mt-4">
          <SkeletonRows rows={6} />
        </Loading>
      }
    >
      {(data) => (isFull ? <WholeOrg of={of} org={data} /> : <OrgMembers members={data.members} />)}
    </Loaded>
  )
}

function WholeOrg({ of, org }: { of: AgentPeriod; org: OrgData }) {
  const [look, setLook] = useState<'table' | 'map'>('table')
  const [chosen, setChosen] = useState('all')
  const root = orgTree(org)
  const node = findNode(root, chosen) ?? root
  if (org.departments.length === 0) {
    return (
      <PanelEmpty title="No departments yet">
        Add departments and teams to the hierarchy on the companies page, and place people in them.
      </PanelEmpty>
    )
  }
  const Look = look === 'table' ? OrgTable : OrgGraph
  return (
    <div className="mt-4">
      <div data-chart-below>
        <div className="flex items-center justify-between gap-3">
          <Segmented label="Look" value={look} onValueChange={setLook} options={looks} />
          <ExportMenu of={of} what="departments" picture label="org map" />
        </div>
        <div data-chart className="mt-3 grid items-start gap-x-9 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <Look root={root} chosen={node.key} onChoose={setChosen} />
          <OrgDetail node={node} period={of.period} />
        </div>
      </div>
      <div className="mt-6">
        <OrgMembers members={org.members} />
      </div>
    </div>
  )
}

function findNode(node: OrgNode, key: string): OrgNode | null {
  if (node.key === key) return node
  for (const child of node.children) {
    const found = findNode(child, key)
    if (found) return found
  }
  return null
}
