// The head of a board's column: the glyph of its status, its title, and how many tasks stand in it.
import type { ReactNode } from 'react'
import { StatusGlyph, type StatusMeaning } from '../../../../ui/status.tsx'
import { type ColumnKey, columnTitles } from '../../status.ts'

const glyphs: Record<ColumnKey, StatusMeaning> = { pending: 'pending', ongoing: 'progress', done: 'done' }

export type ColumnHeadProps = {
  column: ColumnKey
  /** Names the column's region. */
  id: string
  /** Null while the tasks load. */
  count: number | null
  /** What can be done with the column, at its right. */
  children?: ReactNode
}

export function ColumnHead({ column, id, count, children }: ColumnHeadProps) {
  return (
    <header className="flex items-center gap-2 pt-3 pr-3.5 pb-2 pl-6 max-md:pl-4">
      <StatusGlyph status={glyphs[column]} />
      <h2 id={id} className="text-13 font-semibold">
        {columnTitles[column]}
      </h2>
      {count !== null && <span className="text-13 text-ink-3 tabular-nums">{count}</span>}
      {children}
    </header>
  )
}
