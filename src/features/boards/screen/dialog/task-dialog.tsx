// Makes a task or edits one: title, text, priority and due date, with Delete where there is something to delete.
import { zodResolver } from '@hookform/resolvers/zod'
import { Trash2 } from 'lucide-react'
import { type FocusEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { Project } from '../../../projects/contract.ts'
import type { Task } from '../../../tasks/contract.ts'
import { type ColumnKey, statusOfColumn } from '../../../tasks/status.ts'
import { TaskBlockers } from '../blockers/task-blockers.tsx'
import { TaskChecklist } from '../checklist/task-checklist.tsx'
import { TaskThread } from '../thread/task-thread.tsx'
import { useCreateTask } from '../use-create-task.ts'
import { DeleteTask } from './delete-task.tsx'
import { EditConflict } from './edit-conflict.tsx'
import { newerWords } from './newer-words.ts'
import { TaskAssignees } from './task-assignees.tsx'
import { TaskFieldset } from './task-fieldset.tsx'
import { emptyValues, fieldsOf, ownFieldsOf, type TaskValues, taskFields, valuesOf } from './task-form.ts'
import { TaskGone } from './task-gone.tsx'
import { useSaveTask } from './use-save-task.ts'

/** What the dialog was opened for: an existing task, or a new one in a column. */
export type TaskDialogSubject = { task: Task; fresh?: boolean } | { column: ColumnKey }

export type TaskDialogProps = {
  subject: TaskDialogSubject
  /** Where a new task goes; null where none can be made. */
  project: Pick<Project, 'id' | 'type'> | null
  /** The same task as the board has it now, perhaps changed by somebody else. */
  latest: Task | undefined
  onClose: () => void
  /** The task was saved or deleted; the dialog closes. */
  onWritten?: () => void
}

/** Its fields are read once when it opens: what changes meanwhile never overwrites what is being typed. */
export function TaskDialog({ subject, project, latest, onClose, onWritten }: TaskDialogProps) {
  const [base, setBase] = useState('task' in subject ? subject.task : null)
  const [deleting, setDeleting] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const form = useForm<TaskValues>({
    resolver: zodResolver(taskFields),
    defaultValues: base ? valuesOf(base) : emptyValues,
    ...(base && { values: valuesOf(base) }),
  })
  const create = useCreateTask(project)
  const save = useSaveTask(written)
  const conflict = save.isConflict && base && latest && latest.version !== base.version ? latest : null

  const { isDirty } = form.formState
  const isOutrun = base !== null && latest !== undefined && latest.version > base.version
  // Where nothing was typed the newer one is simply shown, as after an undo in the thread.
  if (isOutrun && !isDirty) setBase(latest)
  // That a blocker is done by now is no change of this task.
  const newest = base && latest && latest.version >= base.version ? latest : base

  function submit(values: TaskValues) {
    if (base) {
      save.mutate({ task: base, fields: fieldsOf(values), version: base.version })
    } else if ('column' in subject) {
      create.mutate({ ...fieldsOf(values), status: statusOfColumn[subject.column] }, { onSuccess: onClose })
    }
  }

  function written() {
    onWritten?.()
    onClose()
  }

  /* What is being typed stays; the version goes on, unless somebody else was between. */
  function setAside({ version, assignees, blockedBy }: Task) {
    setBase((now) => now && (version === now.version + 1 ? { ...now, version, assignees, blockedBy } : now))
  }

  function keepOwn(values: TaskValues, base: Task, newer: Task) {
    save.mutate({ task: base, fields: ownFieldsOf(values, base), version: newer.version })
  }

  /* What is typed can be saved again at once, unless the task was changed before it was deleted. */
  function goOn(restored: Task) {
    if (base && newerWords(base, restored) === '') setBase({ ...base, version: restored.version })
    save.reset()
  }

  function takeNewer(newer: Task) {
    setBase(newer)
    form.reset(valuesOf(newer))
    save.reset()
  }

  return (
    <>
      <Dialog
        open
        // Cancel means it; Escape and a click beside the dialog may be an accident.
        onOpenChange={() => (isDirty ? setLeaving(true) : onClose())}
        title={base ? 'Edit Task' : 'Create Task'}
        size={base ? 'lg' : 'md'}
        footer={
          <>
            <IconButton
              label="Delete task"
              icon={<Trash2 aria-hidden />}
              disabled={base === null}
              onClick={() => setDeleting(true)}
              className="mr-auto"
            />
            <Button onClick={onClose}>Cancel</Button>
            <Button
              variant="primary"
              type="submit"
              form="task"
              busy={save.isPending || create.isPending}
              busyLabel="Saving..."
            >
              Save Task
            </Button>
          </>
        }
      >
        {base && conflict && (
          <EditConflict
            base={base}
            newer={conflict}
            onTake={() => takeNewer(conflict)}
            onKeep={form.handleSubmit((values) => keepOwn(values, base, conflict))}
          />
        )}
        {base && save.isGone && <TaskGone task={base} onRestored={goOn} />}
        <div className={base ? twoColumns : undefined}>
          <form
            id="task"
            noValidate
            onSubmit={form.handleSubmit((values) => submit(values))}
            onFocus={'fresh' in subject && subject.fresh ? selectDefault : undefined}
          >
            <TaskFieldset form={form} sourceEmail={sourceOf(base)} />
            {base && <TaskAssignees task={base} onAssigned={setAside} />}
            {base && <TaskBlockers task={newest ?? base} onSaved={setAside} onFollow={onClose} />}
            {base && <TaskChecklist taskId={base.id} />}
          </form>
          {base && <TaskThread task={base} />}
        </div>
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
      {base && <DeleteTask task={base} open={deleting} onOpenChange={setDeleting} onDeleted={written} />}
    </>
  )
}

/* The fields stay in sight beside a long thread. */
const twoColumns =
  'grid grid-cols-1 gap-6 md:grid-cols-2 md:[&>form]:sticky md:[&>form]:top-0 md:[&>form]:self-start md:[&>section]:border-l md:[&>section]:border-line md:[&>section]:pl-6'

/* The defaults of Add Task are there to be typed over. */
function selectDefault({ target }: FocusEvent) {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  if (isField && target.value === target.defaultValue) target.select()
}

function sourceOf(task: Task | null): string | null {
  if (!task?.sourceEmail) return null
  return task.sourceEmailSubject ? `${task.sourceEmail} · ${task.sourceEmailSubject}` : task.sourceEmail
}
