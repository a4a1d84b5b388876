// The hierarchy as a table that folds: arrows move, open and close, as in any tree.
import { ChevronDown, ChevronRight, Lock } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { FEWEST_PEOPLE, moodOf } from '../../../polling/contract.ts'
import { Meter } from './meter.tsx'
import { Mood } from './mood.tsx'
import { type OrgNode, type OrgRow, rowsOf } from './org-tree.ts'
import { strengthOf } from './participation.tsx'

export type OrgViewProps = { root: OrgNode; chosen: string; onChoose: (key: string) => void }

export function OrgTable({ root, chosen, onChoose }: OrgViewProps) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const rows = rowsOf(root, (key) => !closed.has(key))
  const setOpen = (key: string, isOpen: boolean) => {
    const next = new Set(closed)
    if (isOpen) next.delete(key)
    else next.add(key)
    setClosed(next)
  }
  function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    const at = rows.findIndex(({ node }) => node.key === chosen)
    const row = rows[at]
    if (!row) return
    const to = { ArrowDown: rows[at + 1], ArrowUp: rows[at - 1], Home: rows[0], End: rows.at(-1) }[event.key]
    if (to) onChoose(to.node.key)
    else if (event.key === 'ArrowRight' && row.node.children.length > 0) setOpen(row.node.key, true)
    else if (event.key === 'ArrowLeft') setOpen(row.node.key, false)
    else return
    event.preventDefault()
    const key = to?.node.key ?? chosen
    event.currentTarget.querySelector<HTMLElement>(`[data-key="${key}"]`)?.focus()
  }
  return (
    <div className="min-w-0">
      <div className="relative overflow-x-auto">
        <table
          role="treegrid"
          aria-label="Org map"
          className="w-full min-w-[40rem] text-13"
          onKeyDown={onKeyDown}
        >
          <thead className="border-b border-line-2 text-left text-12 text-ink-2">
            <tr>
              {['Department or team', 'People', 'Participation', 'Mood', 'Recent topics'].map((name) => (
                <th key={name} scope="col" className="h-8 pr-4 font-normal last:pr-0">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row
                key={row.node.key}
                row={row}
                isChosen={row.node.key === chosen}
                isOpen={!closed.has(row.node.key)}
                onChoose={() => onChoose(row.node.key)}
                onToggle={() => setOpen(row.node.key, closed.has(row.node.key))}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-3 flex max-w-(--measure) gap-2 text-12 text-ink-2">
        <Lock aria-hidden className="mt-px size-3.5 shrink-0" />
        Groups under {FEWEST_PEOPLE} people are closed, and so is another one beside them where the sum above
        would tell theirs. Their mails count above, never by themselves.
      </p>
    </div>
  )
}

interface RowProps {
  row: OrgRow
  isChosen: boolean
  isOpen: boolean
  onChoose: () => void
  onToggle: () => void
}

function Row({ row: { node, level }, isChosen, isOpen, onChoose, onToggle }: RowProps) {
  const hasChildren = node.children.length > 0
  const Fold = isOpen ? ChevronDown : ChevronRight
  return (
    <tr
      data-key={node.key}
      aria-level={level}
      aria-selected={isChosen}
      {...(hasChildren && { 'aria-expanded': isOpen })}
      tabIndex={isChosen ? 0 : -1}
      onClick={onChoose}
      className={classNames(
        'h-11 cursor-default border-b border-line -outline-offset-2',
        isChosen ? 'bg-(--at)' : 'hover:bg-hover',
      )}
    >
      <th scope="row" className="max-w-72 pr-4 text-left font-normal">
        <span className="flex min-w-0 items-center gap-1.5" style={{ paddingLeft: `${(level - 1) * 20}px` }}>
          {hasChildren ? (
            <Fold
              aria-hidden
              className="size-4 shrink-0 text-ink-2"
              onClick={(event) => {
                event.stopPropagation()
                onToggle()
              }}
            />
          ) : (
            <span className="w-4 shrink-0" />
          )}
          <span className={classNames('truncate', level < 3 && 'font-550')}>{node.name}</span>
          {node.lead !== null && <span className="truncate text-12 text-ink-2">{node.lead}</span>}
        </span>
      </th>
      <td className="pr-4 tabular-nums">{node.people}</td>
      {node.isClosed || node.participationRate === null ? (
        <td colSpan={3} className="text-12 text-ink-2">
          <span className="flex items-center gap-2">
            <Lock aria-hidden className="size-3.5" /> {node.isClosed ? 'Too few to show' : 'Nothing yet'}
          </span>
        </td>
      ) : (
        <>
          <td className="pr-4">
            <span className="flex items-center gap-2.5">
              <Meter
                value={node.participationRate}
                strength={strengthOf(node.participationRate)}
                className="w-24"
              />
              <span className="font-550 tabular-nums">{node.participationRate}%</span>
            </span>
          </td>
          <td className="pr-4 whitespace-nowrap">
            {node.avgSentiment !== null && (
              <Mood mood={moodOf(node.avgSentiment)} score={node.avgSentiment} change={node.sentimentTrend} />
            )}
          </td>
          <td className="max-w-56 truncate text-12 text-ink-2">{node.recentTopics.join(', ')}</td>
        </>
      )}
    </tr>
  )
}
