// The steps of a task in its dialog: ticked off, added and deleted at once, without saving.
import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Input } from '../../../../ui/input.tsx'
import { useChecklist, useChecklistActs } from './use-checklist.ts'

export function TaskChecklist({ taskId }: { taskId: number }) {
  const items = useChecklist(taskId).data ?? []
  const { tick, remove } = useChecklistActs(taskId)
  const done = items.filter(({ isDone }) => isDone).length
  return (
    <section aria-labelledby="checklist" className="mt-4">
      <h3 id="checklist" className="mb-1 text-13 font-medium">
        Checklist{' '}
        {items.length > 0 && (
          <span className="font-normal text-ink-2 tabular-nums">
            {done} of {items.length}
          </span>
        )}
      </h3>
      <ul>
        {items.map((item) => (
          <li key={item.id} className="flex items-start gap-2">
            <div className="min-w-0 flex-1">
              <Checkbox
                checked={item.isDone}
                onCheckedChange={(isDone) => tick.mutate({ ...item, isDone })}
                label={
                  <span className={item.isDone ? 'text-ink-2 line-through wrap-text' : 'wrap-text'}>
                    {item.text}
                  </span>
                }
              />
            </div>
            <IconButton
              quiet
              size="sm"
              tooltip={false}
              label={`Delete step ${item.text}`}
              icon={<X aria-hidden />}
              onClick={() => remove.mutate(item.id)}
            />
          </li>
        ))}
      </ul>
      <NewStep taskId={taskId} />
    </section>
  )
}

/* No form of its own: it stands within the task's. */
function NewStep({ taskId }: { taskId: number }) {
  const [text, setText] = useState('')
  const { add } = useChecklistActs(taskId)
  function submit() {
    if (text.trim() === '' || add.isPending) return
    add.mutate(text, { onSuccess: () => setText('') })
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    // Enter in the task's form would save the task.
    event.preventDefault()
    submit()
  }
  return (
    <div className="mt-1.5 flex gap-2">
      <Input
        aria-label="New step"
        placeholder="Add a step"
        autoComplete="off"
        maxLength={500}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button icon={<Plus aria-hidden />} busy={add.isPending} disabled={text.trim() === ''} onClick={submit}>
        Add
      </Button>
    </div>
  )
}
