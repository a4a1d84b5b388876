// Makes a task: title, text, priority, due date and repetition (DLG-10).
import { zodResolver } from '@hookform/resolvers/zod'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { Project } from '../../../projects/contract.ts'
import { type ColumnKey, statusOfColumn } from '../../../tasks/status.ts'
import { TaskFieldset } from './task-fieldset.tsx'
import { emptyValues, fieldsOf, type TaskValues, taskFields } from './task-form.ts'
import { useCreateTask } from './use-create-task.ts'

export type CreateTaskProps = {
  /** Where it is made. */
  column: ColumnKey
  project: Pick<Project, 'id' | 'type'>
  onClose: () => void
}

export function CreateTask({ column, project, onClose }: CreateTaskProps) {
  const [leaving, setLeaving] = useState(false)
  const form = useForm<TaskValues>({ resolver: zodResolver(taskFields), defaultValues: emptyValues })
  const create = useCreateTask(project)
  const { isDirty } = form.formState
  return (
    <>
      <Dialog
        open
        // Cancel means it; Escape and a click beside the dialog may be an accident.
        onOpenChange={() => (isDirty ? setLeaving(true) : onClose())}
        title="Create Task"
        footer={
          <>
            <IconButton
              label="Delete task"
              icon={<Trash2 aria-hidden />}
              // There is none yet (DLG-08).
              disabled
              className="mr-auto"
            />
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="primary" type="submit" form="task" busy={create.isPending} busyLabel="Saving...">
              Save Task
            </Button>
          </>
        }
      >
        <form
          id="task"
          noValidate
          onSubmit={form.handleSubmit((values) =>
            create.mutate({ ...fieldsOf(values), status: statusOfColumn[column] }, { onSuccess: onClose }),
          )}
        >
          <TaskFieldset form={form} />
        </form>
      </Dialog>
      <ConfirmDialog
        open={leaving}
        onOpenChange={setLeaving}
        title="Discard your changes?"
        description="What you have typed here is not saved yet."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        onConfirm={onClose}
      />
    </>
  )
}
