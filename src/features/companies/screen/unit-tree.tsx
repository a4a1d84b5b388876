// The tree of departments and teams, by pointer and by arrow keys.
import { ChevronDown, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import type { Hierarchy } from '../hierarchy/contract.ts'
import { count } from './company-words.ts'
import { personName } from './person-of.ts'
import { type TreeRow, treeMove, treeRows } from './tree-rows.ts'
import { UnitGlyph } from './unit-glyph.tsx'

export type UnitTreeProps = {
  hierarchy: Hierarchy
  chosenId: number | null
  onChoose: (id: number) => void
}

export function UnitTree({ hierarchy, chosenId, onChoose }: UnitTreeProps) {
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set())
  const tree = useRef<HTMLDivElement>(null)
  const rows = treeRows(hierarchy.units, folded)
  const stop = rows.some(({ unit }) => unit.id === chosenId) ? chosenId : (rows[0]?.unit.id ?? null)

  // With the keys the focus goes along with the choice.
  useEffect(() => {
    if (chosenId !== null && tree.current?.contains(document.activeElement) === true)
      tree.current.querySelector<HTMLElement>('[aria-selected=true]')?.focus()
  }, [chosenId])

  function fold(id: number, close: boolean) {
    setFolded((before) => {
      const next = new Set(before)
      if (close) next.add(id)
      else next.delete(id)
      return next
    })
  }

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' || event.key === ' ') {
      if (stop !== null) onChoose(stop)
    } else {
      const move = treeMove(rows, stop, event.key)
      if (move === null) return
      if ('to' in move) onChoose(move.to)
      else if ('fold' in move) fold(move.fold, true)
      else fold(move.unfold, false)
    }
    event.preventDefault()
  }

  return (
    <div ref={tree} role="tree" aria-label="Departments and teams" className="mt-3" onKeyDown={press}>
      {rows.map((row) => (
        <Row
          key={row.unit.id}
          row={row}
          hierarchy={hierarchy}
          chosen={row.unit.id === chosenId}
          tabbable={row.unit.id === stop}
          onChoose={() => onChoose(row.unit.id)}
          onFold={() => fold(row.unit.id, row.expanded)}
        />
      ))}
    </div>
  )
}

type RowProps = {
  row: TreeRow
  hierarchy: Hierarchy
  chosen: boolean
  tabbable: boolean
  onChoose: () => void
  onFold: () => void
}

function Row({ row, hierarchy, chosen, tabbable, onChoose, onFold }: RowProps) {
  const { unit, level, hasChildren, expanded } = row
  const lead = hierarchy.people.find(({ id }) => id === unit.leadId)
  return (
    // The keys are those of the tree, which every row passes them on to.
    <div
      role="treeitem"
      aria-level={level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-selected={chosen}
      aria-expanded={hasChildren ? expanded : undefined}
      tabIndex={tabbable ? 0 : -1}
      onClick={onChoose}
      onKeyDown={() => {}}
      className={classNames(
        'flex min-h-9 cursor-default items-center gap-2 rounded-control py-1 pr-2 text-13 max-md:min-h-11',
        chosen ? 'bg-sunken' : 'hover:bg-hover',
      )}
      style={{ paddingInlineStart: `${(level - 1) * 18 + 4}px` }}
    >
      <span
        aria-hidden
        className="grid size-5 shrink-0 place-items-center text-ink-3 [&_svg]:size-3.5"
        onClick={(event) => {
          if (!hasChildren) return
          event.stopPropagation()
          onFold()
        }}
      >
        {hasChildren && (expanded ? <ChevronDown /> : <ChevronRight />)}
      </span>
      <UnitGlyph kind={unit.kind} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{unit.name}</span>
        {lead && <span className="block truncate text-12 text-ink-2">{personName(lead)} leads</span>}
      </span>
      <span className="shrink-0 text-12 text-ink-2 tabular-nums">
        {unit.memberIds.length > 0 && count(unit.memberIds.length, 'member', 'members')}
      </span>
    </div>
  )
}
