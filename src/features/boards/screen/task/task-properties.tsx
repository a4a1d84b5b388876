// The properties of a task in one row of chips; each saves at once.
import { CalendarDays, Repeat, UserRound } from 'lucide-react'
import { formatDay } from '../../../../ui/dates.ts'
import { useNow } from '../../../../ui/now.ts'
import { Avatar } from '../../../../ui/person.tsx'
import { PriorityBadge } from '../../../../ui/priority.tsx'
import { propertyStyle } from '../../../../ui/property-style.ts'
import { Select } from '../../../../ui/select.tsx'
import { StatusGlyph } from '../../../../ui/status.tsx'
import type { Priority, Task } from '../../../tasks/contract.ts'
import { meaningOf, meaningWords, type StatusMeaning } from '../../../tasks/status.ts'
import { AssignPopover } from '../bulk/assign-popover.tsx'
import { DuePopover } from '../bulk/due-popover.tsx'
import { dueLabel } from '../cards/due-label.ts'
import { isOverdue, nameOf } from '../cards/filter-tasks.ts'
import { repeatOptions } from '../cards/repeat-options.ts'
import { statusLabelOf } from '../status-words.ts'
import { useThreadPeople } from '../thread/use-thread.ts'
import type { TaskPatch } from './use-put-back.ts'

export type TaskPropertiesProps = { task: Task; onChange: (fields: TaskPatch) => void }

/** What choosing a meaning writes. */
const statusOf: Record<StatusMeaning, string> = {
  pending: 'pending',
  progress: 'in-progress',
  blocked: 'blocked',
  review: 'review',
  done: 'completed',
}
const meanings = Object.keys(statusOf) as StatusMeaning[]
const priorities: Record<Priority, string> = { high: 'High', medium: 'Medium', low: 'Low' }

export function TaskProperties({ task, onChange }: TaskPropertiesProps) {
  const now = useNow()
  const day = task.dueDate?.slice(0, 10) ?? new Date(now).toISOString().slice(0, 10)
  const repeats = repeatOptions(day, task.repeats ?? '')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row in all browsers
    <div role="group" aria-label="Properties" className="-ml-px flex flex-wrap gap-1.5">
      <StatusChip task={task} onChange={onChange} />
      <Select
        look="chip"
        aria-label="Priority"
        value={task.priority}
        onValueChange={(priority) => onChange({ priority })}
        options={Object.entries(priorities).map(([value, label]) => ({
          value: value as Priority,
          label,
          icon: <PriorityBadge priority={value as Priority} label="" />,
        }))}
      />
      <DueChip task={task} onChange={onChange} />
      <AssigneeChip task={task} onChange={onChange} />
      <Select
        look="chip"
        aria-label="Repeat"
        value={task.repeats ?? undefined}
        placeholder="Repeat"
        onValueChange={(rule) => onChange({ repeats: rule === '' ? null : rule })}
        options={repeats.map((option) => ({ ...option, icon: <Repeat aria-hidden /> }))}
      />
      <Absences task={task} />
    </div>
  )
}

/** Whoever has it and is away, and for whom somebody stands in. */
function Absences({ task }: Pick<TaskPropertiesProps, 'task'>) {
  const { people = [], doneFor = [] } = useThreadPeople(task).data ?? {}
  const away = people.filter(({ id }) => task.assignees.some(({ user }) => user.id === id))
  const lines = [
    ...doneFor.map(
      ({ name, awayUntil }) => `In place of ${name}${awayUntil ? `, ${awayWords(awayUntil)}` : ''}`,
    ),
    ...away.flatMap(({ name, awayUntil }) => (awayUntil ? [`${name} is ${awayWords(awayUntil)}`] : [])),
  ]
  return lines.map((line) => (
    <p key={line} className="basis-full text-12 text-ink-2">
      {line}
    </p>
  ))
}

const awayWords = (day: string) => `away until ${formatDay(day)}`

function StatusChip({ task, onChange }: TaskPropertiesProps) {
  const meaning = meaningOf(task.status)
  return (
    <Select
      look="chip"
      aria-label="Status"
      value={meaning}
      onValueChange={(next) => next !== meaning && onChange({ status: statusOf[next] })}
      options={meanings.map((value) => ({
        value,
        // "Created" is pending in other words (PB-23).
        label: value === meaning ? statusLabelOf(task.status).label : meaningWords[value],
        icon: <StatusGlyph status={value} className="size-3.5" />,
      }))}
    />
  )
}

function DueChip({ task, onChange }: TaskPropertiesProps) {
  const now = useNow()
  const isSet = task.dueDate !== null
  return (
    <DuePopover
      due={task.dueDate}
      onDue={(dueDate) => onChange({ dueDate })}
      trigger={
        <button type="button" className={propertyStyle(isSet)}>
          <CalendarDays aria-hidden />
          <span className={isSet ? 'sr-only' : undefined}>Due Date</span>
          {task.dueDate !== null && (
            <span className={isOverdue(task, now) ? 'text-high' : undefined}>
              {dueLabel(task.dueDate, now)}
            </span>
          )}
        </button>
      }
    />
  )
}

function AssigneeChip({ task, onChange }: TaskPropertiesProps) {
  const people = useThreadPeople(task).data?.people ?? []
  const assigned = task.assignees.map(({ user }) => user)
  const [first, ...others] = assigned.map(nameOf)
  return (
    <AssignPopover
      people={people.map(({ id, name, awayUntil }) => ({
        id,
        name: awayUntil ? `${name} (${awayWords(awayUntil)})` : name,
      }))}
      assigned={assigned.map(({ id }) => id)}
      onAssign={(assigneeIds) => onChange({ assigneeIds })}
      trigger={
        <button
          type="button"
          title={assigned.map(nameOf).join(', ') || undefined}
          className={propertyStyle(first !== undefined)}
        >
          {first === undefined ? (
            <UserRound aria-hidden />
          ) : (
            <span aria-hidden className="-ml-0.5 flex">
              <Avatar name={first} className="size-[18px]! text-[8px]!" />
            </span>
          )}
          <span className="sr-only">Assigned to </span>
          <span className="truncate">{first ?? 'Nobody'}</span>
          {others.length > 0 && <span className="text-ink-3">+{others.length}</span>}
        </button>
      }
    />
  )
}
