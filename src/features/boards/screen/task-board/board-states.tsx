// What the personal board shows instead of cards, or above them when they may be old.
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { LensOverSheet } from '../../../../ui/illustration.tsx'
import { SkeletonCard } from '../../../../ui/skeleton.tsx'
import { ListHead } from '../board/list-head.tsx'
import { listKeys, listSubtitles, listTitles } from './lists.ts'
import { columnPlace, listGlyphs } from './personal-column.tsx'

/** The columns' true shape with the words of PB-14. */
export function LoadingBoard() {
  return (
    <div role="status" aria-busy className="ui-late relative flex min-h-0 flex-1">
      {/* Over the columns, so that nothing moves when they come. */}
      <p className="absolute bottom-6 left-1/2 -translate-x-1/2 rounded-full bg-surface px-3.5 py-1.5 text-13 whitespace-nowrap text-ink-2 shadow-card">
        Loading your task board...
      </p>
      <div aria-hidden className="flex min-h-0 min-w-0 flex-1 overflow-hidden">
        {listKeys.map((list, index) => (
          <div key={list} className={columnPlace}>
            <ListHead
              glyph={listGlyphs[list]}
              title={listTitles[list]}
              subtitle={listSubtitles[list]}
              id={`loading-${list}`}
              count={null}
            />
            <div className="flex flex-col gap-2 px-4">
              {Array.from({ length: 3 - (index % 3) }, (_, card) => (
                <SkeletonCard key={card} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

/** PB-15, ERR-25: what could not be loaded, each list in a sentence. */
export function BoardFailed({ failures }: { failures: readonly string[] }) {
  return (
    <ErrorState
      className="min-h-0 flex-1 overflow-y-auto"
      level={2}
      title="Error loading tasks"
      onRetry={() => window.location.reload()}
    >
      {failures.map((failure) => (
        <span key={failure} className="block">
          {failure}
        </span>
      ))}
      Your tasks are safe; nothing was changed.
    </ErrorState>
  )
}

/* Lies over the empty columns, and over the lines between them. */
const over = 'pointer-events-auto bg-canvas'

export function NothingYet({ action }: { action: ReactNode }) {
  return (
    <EmptyState className={over} title="No tasks yet" action={action}>
      Your tasks, those you gave to others and those you follow appear here.
    </EmptyState>
  )
}

export function NothingMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      className={over}
      title="No tasks match"
      illustration={<LensOverSheet />}
      action={<Button onClick={onClear}>Show all tasks</Button>}
    >
      Nothing on your board fits these filters.
    </EmptyState>
  )
}
