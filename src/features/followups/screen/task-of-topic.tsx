// The window in which a task is made of what was said: what is proposed may be changed.
import { type SubmitEvent, useId, useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { RequestError } from '../../../ui/request.ts'
import { Select } from '../../../ui/select.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { useRead } from '../../../ui/use-read.ts'
import { listProjects } from '../../projects/contract.ts'
import { dueDays } from '../../tasks/contract.ts'
import type { Became, Topic } from './follow-ups.ts'
import { NEW_PROJECT, proposedTask } from './proposals.ts'
import { useTakeUp } from './use-take-up.ts'

interface TaskOfTopicProps {
  topic: Topic
  became: Became
  onClose: () => void
}

export function TaskOfTopic({ topic, became, onClose }: TaskOfTopicProps) {
  const formId = useId()
  const projects = useRead(listProjects, { query: {} }, { select: (data) => data.projects })
  const last = became.followUps?.projectId ?? null
  const [wish, setWish] = useState(() => proposedTask(topic, last === null ? '' : String(last)))
  const set = (change: Partial<typeof wish>) => setWish({ ...wish, ...change })
  const { takeUp } = useTakeUp(became)
  const options = [
    ...(projects.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    { value: NEW_PROJECT, label: 'A new project for it' },
  ]
  const project = options.some(({ value }) => value === wish.project)
    ? wish.project
    : (options[0]?.value ?? NEW_PROJECT)
  const fault = wish.title.trim() === '' ? 'A title is required' : undefined
  const { error } = takeUp
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (fault !== undefined || takeUp.isPending) return
    const { title, description, due } = wish
    takeUp.mutate(
      {
        key: topic.key,
        course: {
          kind: 'task',
          projectId: project === NEW_PROJECT ? null : Number(project),
          task: { title: title.trim(), description, ...(due !== '' && { dueDate: due }) },
        },
      },
      { onSuccess: onClose },
    )
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Make a task"
      description={
        topic.isForManagers
          ? 'Only managers see this insight. The people of the project see what you write here.'
          : 'Everybody who reads this page sees the title and how far it is. The task itself opens for the people of its project.'
      }
      footer={
        <DialogActions
          form={formId}
          label="Make the task"
          busyLabel="Making..."
          busy={takeUp.isPending}
          onCancel={onClose}
        />
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <Field
          label="Title"
          required
          error={fault ?? (error instanceof RequestError ? (error.userMessage ?? undefined) : undefined)}
        >
          <Input
            value={wish.title}
            maxLength={500}
            autoComplete="off"
            onChange={(event) => set({ title: event.target.value })}
          />
        </Field>
        <Field label="Description">
          <Textarea
            rows={3}
            value={wish.description}
            onChange={(event) => set({ description: event.target.value })}
          />
        </Field>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <Field label="Project">
            <Select value={project} options={options} onValueChange={(value) => set({ project: value })} />
          </Field>
          <Field label="Due date">
            <Input
              type="date"
              min={dueDays.first}
              max={dueDays.last}
              value={wish.due}
              onChange={(event) => set({ due: event.target.value })}
            />
          </Field>
        </div>
      </form>
    </Dialog>
  )
}
