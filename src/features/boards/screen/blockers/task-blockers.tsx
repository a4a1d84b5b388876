// Which tasks a task waits for, in its dialog; one is added or taken away at once, without saving.
import { X } from 'lucide-react'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Select } from '../../../../ui/select.tsx'
import type { Task } from '../../../tasks/contract.ts'
import { meaningOf } from '../../../tasks/status.ts'
import { BlockerLink } from './held-up-by.tsx'
import { usePossibleBlockers, useSetBlockers } from './use-blockers.ts'

export type TaskBlockersProps = { task: Task; onSaved: (saved: Task) => void; onFollow: () => void }

export function TaskBlockers({ task, onSaved, onFollow }: TaskBlockersProps) {
  const { mutate, isPending } = useSetBlockers(task, onSaved)
  const possible = usePossibleBlockers(task)
  const ids = task.blockedBy.map(({ id }) => id)
  if (ids.length === 0 && possible.length === 0) return null
  return (
    <section aria-labelledby="blockers" className="mt-4">
      <h3 id="blockers" className="mb-1 text-13 font-medium">
        Blocked by
      </h3>
      <ul className="mb-1.5">
        {task.blockedBy.map((blocker) => (
          <li key={blocker.id} className="flex items-start gap-2 text-13">
            <span className="min-w-0 flex-1 py-1 wrap-text">
              <BlockerLink projectId={task.projectId} blocker={blocker} onFollow={onFollow} />
              {meaningOf(blocker.status) === 'done' && <span className="text-ink-2"> (done)</span>}
            </span>
            <IconButton
              quiet
              size="sm"
              tooltip={false}
              label={`No longer blocked by ${blocker.title}`}
              icon={<X aria-hidden />}
              disabled={isPending}
              onClick={() => mutate(ids.filter((id) => id !== blocker.id))}
            />
          </li>
        ))}
      </ul>
      {possible.length > 0 && (
        <Select
          aria-label="Add a task that blocks this one"
          value={undefined}
          placeholder="Add a task that comes first"
          disabled={isPending}
          options={possible.map(({ id, number, title }) => ({
            value: String(id),
            label: `#${number} ${title}`,
          }))}
          onValueChange={(id) => mutate([...ids, Number(id)])}
        />
      )}
    </section>
  )
}
