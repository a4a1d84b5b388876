// Title and text of a task while they are edited: what is typed is kept until it is saved or given up.
import { useState } from 'react'
import { type Task, titleRequired } from '../../../tasks/contract.ts'
import { ownDescription } from '../cards/own-description.ts'
import { newerWords } from './newer-words.ts'
import type { TaskText, TextDrafts } from './text-draft.ts'
import { useSaveTask } from './use-save-task.ts'

/** A text that only repeats title or sentence is not there to be edited. */
const textOf = (task: Task): TaskText => ({ title: task.title, description: ownDescription(task) })

/** Only what the person changed: what was left alone is not written over somebody else's change. */
export function changesOf(text: TaskText, base: Task): Partial<TaskText> {
  const before = textOf(base)
  return {
    ...(text.title.trim() !== before.title && { title: text.title.trim() }),
    ...(text.description !== before.description && { description: text.description }),
  }
}

/** `latest` is the task as it is now; while something is typed the text rests on what it was before. */
export function useTaskText(latest: Task, drafts: TextDrafts, onSaved: () => void) {
  const [kept] = useState(() => drafts.read(latest.id))
  const [base, setBase] = useState(kept?.base ?? latest)
  const [text, setText] = useState(kept?.text ?? textOf(latest))
  const [error, setError] = useState<string | null>(null)
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const save = useSaveTask((saved) => {
    rest(saved)
    setSavedAt(saved.updatedAt)
    onSaved()
  })
  const changes = changesOf(text, base)
  const isDirty = Object.keys(changes).length > 0
  if (!isDirty && latest.version > base.version) {
    setBase(latest)
    setText(textOf(latest))
  }
  const conflict = save.isConflict && latest.version !== base.version ? latest : null

  /* Back to what is saved. */
  function rest(task: Task) {
    drafts.drop(task.id)
    setBase(task)
    setText(textOf(task))
    setError(null)
    save.reset()
  }

  function change(part: Partial<TaskText>) {
    const next = { ...text, ...part }
    setText(next)
    setError(null)
    setSavedAt(null)
    if (Object.keys(changesOf(next, base)).length > 0) drafts.keep({ text: next, base })
    else drafts.drop(base.id)
  }

  function write(version: number) {
    if (save.isPending) return
    if (text.title.trim() === '') setError(titleRequired)
    else save.mutate({ task: base, fields: changes, version })
  }

  return {
    text,
    base,
    error,
    savedAt,
    isDirty,
    conflict,
    isGone: save.isGone,
    isSaving: save.isPending,
    change,
    save: () => write(base.version),
    keepOwn: (newer: Task) => write(newer.version),
    giveUp: () => rest(latest.version >= base.version ? latest : base),
    /** A change of a property by the same person: what is typed rests on that, unless somebody else was between. */
    setAside: (saved: Task) =>
      setBase((now) =>
        saved.version === now.version + 1
          ? { ...saved, title: now.title, description: now.description, evidence: now.evidence }
          : now,
      ),
    /** It was deleted and is there again: what is typed can be saved at once, unless it was changed before that. */
    goOn: (restored: Task) => {
      if (newerWords(base, restored) === '') setBase({ ...base, version: restored.version })
      save.reset()
    },
  }
}
export type EditedText = ReturnType<typeof useTaskText>
