// The fields of a task that is made (DLG-02).
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { useNow } from '../../../../ui/now.ts'
import { Select } from '../../../../ui/select.tsx'
import { Textarea } from '../../../../ui/textarea.tsx'
import { dueDays, type Priority } from '../../../tasks/contract.ts'
import { repeatOptions } from '../cards/repeat-options.ts'
import type { TaskValues } from './task-form.ts'

const priorityOptions: { value: Priority; label: string }[] = [
  { value: 'high', label: 'High' },
  { value: 'medium', label: 'Medium' },
  { value: 'low', label: 'Low' },
]

export type TaskFieldsetProps = {
  form: UseFormReturn<TaskValues>
}

export function TaskFieldset({ form }: TaskFieldsetProps) {
  const { errors } = form.formState
  const now = useNow()
  const dueDate = useWatch({ control: form.control, name: 'dueDate' })
  const day = Number.isNaN(Date.parse(dueDate)) ? new Date(now).toISOString().slice(0, 10) : dueDate
  return (
    <div className="grid grid-cols-1 gap-4">
      <Field label="Task Title" required error={errors.title?.message}>
        <Input autoComplete="off" {...form.register('title')} />
      </Field>
      <Field label="Description" error={errors.description?.message}>
        <Textarea rows={4} {...form.register('description')} />
      </Field>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Controller
          control={form.control}
          name="priority"
          render={({ field }) => (
            <Field label="Priority">
              <Select value={field.value} onValueChange={field.onChange} options={priorityOptions} />
            </Field>
          )}
        />
        <Field label="Due Date" error={errors.dueDate?.message}>
          <Input type="date" min={dueDays.first} max={dueDays.last} {...form.register('dueDate')} />
        </Field>
      </div>
      {/* "Every 2 months on the last Wednesday" takes the whole width. */}
      <Controller
        control={form.control}
        name="repeats"
        render={({ field }) => (
          <Field label="Repeat">
            <Select
              value={field.value}
              onValueChange={field.onChange}
              options={repeatOptions(day, field.value)}
            />
          </Field>
        )}
      />
    </div>
  )
}
