// Which task of the project a suggested one is added to.
import { useState } from 'react'
import type { Suggestion } from '../../../../records/contract.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogActions } from '../../../../ui/dialog-actions.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { meaningOf } from '../../../tasks/status.ts'
import { useProjectTasks } from '../use-project-tasks.ts'

export type MergeDialogProps = {
  suggestion: Suggestion
  busy: boolean
  onClose: () => void
  onMerge: (taskId: number) => void
}

export function MergeDialog({ suggestion, busy, onClose, onMerge }: MergeDialogProps) {
  const [taskId, setTaskId] = useState<string>()
  const [missing, setMissing] = useState(false)
  const tasks = useProjectTasks(suggestion.projectId)
  const open = (tasks.data ?? []).filter(({ status }) => meaningOf(status) !== 'done')
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title="Merge into a task"
      description={`“${suggestion.title}” is not made; what it says is added to the task that you choose.`}
      footer={
        <DialogActions onCancel={onClose} form="merge" label="Merge" busyLabel="Merging..." busy={busy} />
      }
    >
      <form
        id="merge"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (taskId === undefined) setMissing(true)
          else onMerge(Number(taskId))
        }}
      >
        <Field label="Task" required error={missing && taskId === undefined ? 'Choose a task' : undefined}>
          <Select
            value={taskId}
            onValueChange={setTaskId}
            placeholder={placeholder(tasks.isPending, open.length)}
            disabled={open.length === 0}
            options={open.map(({ id, number, title }) => ({
              value: String(id),
              label: `#${number} ${title}`,
            }))}
          />
        </Field>
      </form>
    </Dialog>
  )
}

function placeholder(isLoading: boolean, count: number): string {
  if (isLoading) return 'Loading...'
  return count === 0 ? 'No open task in this project' : 'Choose a task'
}
