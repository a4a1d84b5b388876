// Somebody else saved the task while it was being edited: both versions are safe until the person chooses.
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import type { Task } from '../../contract.ts'

export type EditConflictProps = { newer: Task; onTake: () => void; onKeep: () => void }

export function EditConflict({ newer, onTake, onKeep }: EditConflictProps) {
  return (
    <div className="mb-4">
      <Notice
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
        It is now “{newer.title}”. Nothing of yours is lost yet.
      </Notice>
    </div>
  )
}
