// Changes that an answer proposes, as a difference: made on a press, and taken back by one.
import { useQueryClient } from '@tanstack/react-query'
import { ArrowRight, CircleCheck } from 'lucide-react'
import { undoChangeSets } from '../../../records/contract.ts'
import { api } from '../../../ui/api.ts'
import { Button } from '../../../ui/button.tsx'
import { formatDay, withDays } from '../../../ui/dates.ts'
import { toast, UNDO } from '../../../ui/toasts.ts'
import { useAct } from '../../../ui/use-act.ts'
import { type AnswerParts, applyProposal, type CopilotMessage } from '../contract.ts'
import { counted, proposedWords } from './proposed-words.ts'
import { failedWords, updatedWords } from './task-intents.ts'
import { type Told, tell } from './told.ts'

type Change = AnswerParts['changes'][number]

export function Proposal({ message, told }: { message: CopilotMessage; told: Told }) {
  const client = useQueryClient()
  const { applied, isDropped } = told
  const isUndone = told.isUndone || message.isUndone
  // What was applied here is known at once; after a reload it is what was kept with the answer.
  const done = applied ?? keptOf(message)
  const changes = message.parts?.changes ?? []
  const again = () => client.invalidateQueries()
  const apply = useAct(() => api(applyProposal, { params: { id: message.id } }), {
    failed: failureTitle(changes),
    done: ({ changeSetIds, refused }) => {
      const failed = refused.map(({ title, because }) => failedWords(nameOf(changes, title), because))
      tell(message.id, { applied: { ids: changeSetIds, refused: failed } })
      const words = failed.length === 0 ? toastOf(changes) : null
      if (words)
        toast({
          ...{ kind: 'success', ...words },
          action: { label: UNDO, onPress: () => undo.mutate(changeSetIds) },
        })
      return again()
    },
  })
  const undo = useAct((ids: readonly number[]) => api(undoChangeSets, { body: { ids: [...ids] } }), {
    failed: 'The changes could not be taken back',
    done: () => {
      tell(message.id, { isUndone: true })
      return again()
    },
  })
  if (changes.length === 0 || isDropped) return null
  if (done !== null || message.appliedAt !== null)
    return (
      <div role="status" className="flex flex-col gap-1 text-13 text-ink-2">
        {(message.appliedAt !== null || done === null || done.ids.length > 0) && (
          <p className="flex items-center gap-2">
            <CircleCheck aria-hidden className="size-4 shrink-0 text-done" />
            <span>{isUndone ? 'Taken back' : doneWords(changes)}</span>
            {done !== null && done.ids.length > 0 && !isUndone && (
              <button
                type="button"
                className="ml-auto text-accent underline"
                onClick={() => undo.mutate(done.ids)}
              >
                Undo
              </button>
            )}
          </p>
        )}
        {done?.refused.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
    )
  const titles = [...new Set(changes.map(({ title }) => title))]
  return (
    <section
      aria-label="Proposed changes"
      className="rounded-card border border-dashed border-field-line px-3 pt-2.5 pb-3"
    >
      <p className="flex items-baseline justify-between gap-2 text-12 text-ink-2">
        <span>Proposed, not made yet</span>
        <span className="text-ink-3 tabular-nums">{proposedWords(changes)}</span>
      </p>
      {titles.map((title) => (
        <div key={title} className="mt-2 border-line not-first-of-type:border-t not-first-of-type:pt-2">
          <h3 className="text-14 font-semibold wrap-text">{title}</h3>
          {changes
            .filter((one) => one.title === title)
            .map((change) => (
              <Difference key={change.field} change={change} />
            ))}
        </div>
      ))}
      <div className="mt-3 flex items-center gap-1.5">
        <Button size="sm" variant="primary" busy={apply.isPending} onClick={() => apply.mutate()}>
          Apply
        </Button>
        <Button size="sm" variant="ghost" onClick={() => tell(message.id, { isDropped: true })}>
          Not now
        </Button>
      </div>
    </section>
  )
}

function Difference({ change: { label, field, before, after } }: { change: Change }) {
  // Days that are set where none were are no change of anything.
  const isWhole = field === 'away' && before === ''
  const shown = (value: string) => {
    if (field === 'dueDate' && value !== '') return formatDay(value)
    return field === 'away' || field === 'back' ? withDays(value) : value
  }
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-13 tabular-nums">
      {!isWhole && <span className="w-[70px] shrink-0 text-ink-2">{label}</span>}
      {!isWhole &&
        (before === '' ? (
          <span className="text-ink-3">nothing</span>
        ) : (
          <del className="text-ink-3">{shown(before)}</del>
        ))}
      {!isWhole && <ArrowRight aria-label="becomes" className="size-3 text-ink-3" />}
      <ins className="rounded-chip bg-success-tint px-1.5 font-semibold text-success-ink no-underline">
        {shown(after)}
      </ins>
    </p>
  )
}

function keptOf({ undoIds, appliedAt, parts }: CopilotMessage): Told['applied'] {
  if (appliedAt === null) return null
  const refused = parts?.applied?.refused ?? []
  const words = refused.map(({ title, because }) => failedWords(nameOf(parts?.changes ?? [], title), because))
  return { ids: undoIds, refused: words }
}

/** By its number in the database where it is the only one, else by its title, which tells it from the others. */
function nameOf(changes: readonly Change[], title: string): number | string {
  const ids = new Set(changes.map(({ id }) => id))
  return ids.size === 1 ? (changes[0]?.id ?? title) : title
}

/** ERR-31, ERR-32: of a single move, and of a new task. */
function toastOf([only, more]: readonly Change[]): { title: string; description: string } | null {
  if (!only || more) return null
  if (only.field === 'new') return { title: 'Task Created', description: `Created task: ${only.title}` }
  if (only.field !== 'status') return null
  return { title: `Task moved to ${String(only.value)}`, description: only.title }
}

function failureTitle([only, more]: readonly Change[]): string | { title: string } {
  if (!only || more || (only.field !== 'new' && only.field !== 'status'))
    return 'The changes could not be made'
  return { title: only.field === 'new' ? 'Failed to create task' : 'Failed to update task status' }
}

/** ERR-20. */
function doneWords(changes: readonly Change[]): string {
  const [only, more] = changes
  if (only && !more && only.field === 'status') return updatedWords(nameOf(changes, only.title), only.after)
  return `${counted(changes.length, 'change')} made`
}
