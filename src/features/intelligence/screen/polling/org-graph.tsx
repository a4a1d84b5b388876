// The hierarchy as a map that pans and zooms; the table beside it has the same for those who cannot see it.
import '@xyflow/react/dist/base.css'
import {
  Background,
  Controls,
  type Edge,
  Handle,
  type Node,
  type NodeProps,
  Position,
  ReactFlow,
} from '@xyflow/react'
import { Lock } from 'lucide-react'
import { useMemo } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { moodOf } from '../../../polling/contract.ts'
import { Meter } from './meter.tsx'
import { Mood } from './mood.tsx'
import type { OrgViewProps } from './org-table.tsx'
import type { OrgNode } from './org-tree.ts'
import { strengthOf } from './participation.tsx'

type Unit = Node<{ node: OrgNode; isChosen: boolean }, 'unit'>

/** CSS pixels at the scale 1. */
const WIDTH = 208
const GAP = 20
const ROW = 140

const kinds = { unit: UnitNode }

export function OrgGraph({ root, chosen, onChoose }: OrgViewProps) {
  const { nodes, edges } = useMemo(() => laidOut(root, chosen), [root, chosen])
  return (
    <div className="h-[32rem] overflow-hidden rounded-panel bg-surface shadow-card">
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={kinds}
        fitView
        minZoom={0.2}
        nodesDraggable={false}
        nodesConnectable={false}
        edgesFocusable={false}
        onNodeClick={(_, node) => onChoose(node.id)}
        onSelectionChange={({ nodes: [node] }) => node && onChoose(node.id)}
        proOptions={{ hideAttribution: true }}
        aria-label="Org map"
      >
        <Background color="var(--line)" />
        <Controls showInteractive={false} />
      </ReactFlow>
    </div>
  )
}

/** Children side by side, each parent over the middle of its own. */
function laidOut(root: OrgNode, chosen: string): { nodes: Unit[]; edges: Edge[] } {
  const nodes: Unit[] = []
  const edges: Edge[] = []
  let free = 0
  function place(node: OrgNode, level: number): number {
    const middles = node.children.map((child) => {
      edges.push({ id: `${node.key}-${child.key}`, source: node.key, target: child.key, type: 'smoothstep' })
      return place(child, level + 1)
    })
    const first = middles[0]
    const last = middles.at(-1)
    const x = first === undefined || last === undefined ? free : (first + last) / 2
    if (first === undefined) free += WIDTH + GAP
    nodes.push({
      ...{ id: node.key, type: 'unit' as const, position: { x, y: level * ROW } },
      data: { node, isChosen: node.key === chosen },
    })
    return x
  }
  place(root, 0)
  return { nodes, edges }
}

function UnitNode({ data: { node, isChosen } }: NodeProps<Unit>) {
  const { name, people, participationRate, avgSentiment, isClosed } = node
  return (
    <div
      style={{ width: WIDTH }}
      className={classNames(
        'rounded-card px-3 py-2.5 text-13 shadow-card',
        isChosen ? 'bg-(--at) outline-2 outline-(--a)' : 'bg-raised',
      )}
    >
      <Handle type="target" position={Position.Top} className="invisible!" />
      <p className="flex items-baseline justify-between gap-2">
        <span className="truncate font-550">{name}</span>
        <span className="text-12 text-ink-2 tabular-nums">{people}</span>
      </p>
      {isClosed || participationRate === null ? (
        <p className="mt-1.5 flex items-center gap-1.5 text-12 text-ink-2">
          <Lock aria-hidden className="size-3.5" /> {isClosed ? 'Too few to show' : 'Nothing yet'}
        </p>
      ) : (
        <>
          <p className="mt-1.5 flex items-center gap-2">
            <Meter value={participationRate} strength={strengthOf(participationRate)} className="flex-1" />
            <span className="text-12 tabular-nums">{participationRate}%</span>
          </p>
          <p className="mt-1">
            {avgSentiment !== null && <Mood mood={moodOf(avgSentiment)} score={avgSentiment} />}
          </p>
        </>
      )}
      <Handle type="source" position={Position.Bottom} className="invisible!" />
    </div>
  )
}
