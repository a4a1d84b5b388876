// Where an article is written: its title, its text with the preview beside it, and what it rests on.
import { useRef } from 'react'
import { LONGEST_TITLE, MOST_SOURCES } from '../../contract.ts'
import { type ArticleForm, faultsOf, nextNumber } from './article-form.ts'
import { editField, selectionOf } from './edit-field.ts'
import { nameSource } from './edit-text.ts'
import { SourcesForm } from './sources-form.tsx'
import { TextEditor } from './text-editor.tsx'

export interface WritingProps {
  form: ArticleForm
  change: (part: Partial<ArticleForm>) => void
  /** The text as it was before; null for a new one. */
  before: string | null
  /** Faults are told once one has tried to save. */
  isTried: boolean
  onSave: () => void
}

export function Writing({ form, change, before, isTried, onSave }: WritingProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const faults = isTried ? faultsOf(form) : {}
  function addSource() {
    if (!field.current || form.sources.length >= MOST_SOURCES) return
    const number = nextNumber(form.sources)
    change({ sources: [...form.sources, { number, title: '', quote: '', url: null }] })
    editField(field.current, nameSource(selectionOf(field.current), number))
  }
  return (
    <>
      <input
        aria-label="Title"
        aria-invalid={faults.title !== undefined || undefined}
        aria-describedby={faults.title === undefined ? undefined : 'title-fault'}
        value={form.title}
        maxLength={LONGEST_TITLE}
        placeholder="Title"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a new article begins with its title
        autoFocus={before === null && form.title === ''}
        onChange={(event) => change({ title: event.target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          field.current?.focus()
        }}
        className="mt-2.5 w-full rounded-control bg-transparent text-36 font-semibold outline-none focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-focus max-md:text-26"
      />
      <Fault id="title-fault" words={faults.title} />
      <TextEditor
        text={form.text}
        onChange={(text) => change({ text })}
        before={before}
        field={field}
        onAddSource={addSource}
        onSave={onSave}
      />
      <Fault id="text-fault" words={faults.text} />
      <div className="mt-6">
        <SourcesForm sources={form.sources} onChange={(sources) => change({ sources })} isTried={isTried} />
      </div>
    </>
  )
}

const Fault = ({ id, words }: { id: string; words: string | undefined }) => (
  <p id={id} aria-live="polite" className="mt-1.5 text-13 text-danger-ink empty:hidden">
    {words}
  </p>
)
