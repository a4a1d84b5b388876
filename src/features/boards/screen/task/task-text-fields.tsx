// Title and description of a task as text that is edited where it stands.
import { type KeyboardEvent, type RefObject, useId } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { formatTime } from '../../../../ui/dates.ts'
import type { EditedText } from './use-task-text.ts'

export type TaskTextFieldsProps = {
  edited: EditedText
  /** The text of a task that was only just made is there to be typed over. */
  isFresh: boolean
  onCancel: () => void
  /** Takes the focus when the text is left. */
  place: RefObject<HTMLElement | null>
}

const look =
  '-mx-3 block w-[calc(100%+24px)] resize-none field-sizing-content rounded-control bg-transparent px-3 outline-none wrap-text hover:bg-hover focus:bg-transparent focus:shadow-[inset_0_0_0_1.5px_var(--focus)] placeholder:text-ink-3 aria-invalid:shadow-[inset_0_0_0_1.5px_var(--danger)]'

export function TaskTextFields({ edited, isFresh, onCancel, place }: TaskTextFieldsProps) {
  const { text, error, isDirty, isSaving, change, save } = edited
  const errorId = useId()

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const isTitle = event.currentTarget.name === 'title'
    if (event.key === 'Enter' && (isTitle || event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      save()
    } else if (event.key === 'Escape' && isDirty) place.current?.focus()
  }

  const common = { onKeyDown, 'data-keeps-escape': isDirty || undefined, autoComplete: 'off' }
  return (
    <div>
      <textarea
        {...common}
        name="title"
        aria-label="Task Title"
        aria-required
        aria-invalid={error !== null || undefined}
        aria-describedby={error === null ? undefined : errorId}
        rows={1}
        maxLength={500}
        value={text.title}
        autoFocus={isFresh}
        onFocus={({ target }) => isFresh && target.select()}
        onChange={({ target }) => change({ title: target.value.replace(/\n+/g, ' ') })}
        className={classNames(look, 'py-1 text-26 leading-[34px] font-semibold tracking-[-0.018em]')}
      />
      <p id={errorId} aria-live="polite" className="text-12 text-danger-ink">
        {error}
      </p>
      <textarea
        {...common}
        name="description"
        aria-label="Description"
        placeholder="Add a description"
        rows={1}
        maxLength={20_000}
        value={text.description}
        onFocus={({ target }) => isFresh && target.select()}
        onChange={({ target }) => change({ description: target.value })}
        className={classNames(look, 'mt-1 py-1.5 text-15 leading-6')}
      />
      <div className="mt-1.5 flex min-h-5 flex-wrap items-center gap-x-3.5 gap-y-1.5 text-12 text-ink-3">
        {(isDirty || isFresh) && (
          <>
            <Button size="sm" variant="primary" busy={isSaving} busyLabel="Saving..." onClick={save}>
              Save Task
            </Button>
            <Button size="sm" className="-ml-2" onClick={onCancel}>
              Cancel
            </Button>
          </>
        )}
        <span role="status">{statusWords(edited)}</span>
      </div>
    </div>
  )
}

function statusWords({ isDirty, savedAt }: EditedText): string {
  if (isDirty) return 'Not saved yet, kept as a draft'
  return savedAt === null ? '' : `Saved ${formatTime(savedAt)}`
}
