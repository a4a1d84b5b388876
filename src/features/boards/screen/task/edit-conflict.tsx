// Somebody else saved the task while it was being edited: both versions are safe until the person chooses.
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import type { Task } from '../../../tasks/contract.ts'
import { bringIntoSight } from './bring-into-sight.ts'
import { newerWords } from './newer-words.ts'

export type EditConflictProps = {
  /** The task as it was when its fields were read. */
  base: Task
  newer: Task
  onTake: () => void
  /** Writes what the person changed, and nothing else. */
  onKeep: () => void
}

export function EditConflict({ base, newer, onTake, onKeep }: EditConflictProps) {
  return (
    <div ref={bringIntoSight} className="mb-4">
      <Notice
        urgent
        tone="warning"
        title="This task was changed while you were editing."
        action={
          <span className="flex flex-wrap gap-1.5 pb-1">
            <Button size="sm" onClick={onTake}>
              Take the newer one
            </Button>
            <Button size="sm" variant="ghost" onClick={onKeep}>
              Save mine instead
            </Button>
          </span>
        }
      >
        Now: {newerWords(base, newer) || `“${newer.title}”`}. Nothing of yours is lost yet, and saving yours
        writes only what you changed.
      </Notice>
    </div>
  )
}
