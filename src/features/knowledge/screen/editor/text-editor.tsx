// Markdown written at the left and read at the right as it is typed; on narrow screens one of the two is in sight.
import { type KeyboardEvent, type RefObject, useDeferredValue, useState } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { Segmented } from '../../../../ui/segmented.tsx'
import { LONGEST_ARTICLE } from '../../contract.ts'
import { Markdown } from '../article/markdown.tsx'
import { editField, selectionOf } from './edit-field.ts'
import { continueList, surround } from './edit-text.ts'
import { TextToolbar } from './text-toolbar.tsx'

export interface TextEditorProps {
  text: string
  onChange: (text: string) => void
  /** As it was before; null for a new one. */
  before: string | null
  field: RefObject<HTMLTextAreaElement | null>
  onAddSource: () => void
  onSave: () => void
}

type Look = 'write' | 'preview'

export function TextEditor({ text, onChange, before, field, onAddSource, onSave }: TextEditorProps) {
  const [look, setLook] = useState<Look>('write')
  const shown = useDeferredValue(text)
  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    const selection = selectionOf(event.currentTarget)
    const chord = event.ctrlKey || event.metaKey
    if (chord && event.key === 'b') editField(event.currentTarget, surround(selection, '**'))
    else if (chord && (event.key === 's' || event.key === 'Enter')) onSave()
    else if (event.key === 'Enter' && !chord && !event.shiftKey && !event.nativeEvent.isComposing) {
      const next = continueList(selection)
      if (next === null) return
      editField(event.currentTarget, next)
    } else return
    event.preventDefault()
  }
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-8 lg:grid-cols-2">
      <div className="flex flex-wrap items-center gap-2 lg:col-span-2">
        <TextToolbar field={field} onAddSource={onAddSource} />
        <span className="lg:hidden">
          <Segmented
            label="What is in sight"
            value={look}
            onValueChange={setLook}
            options={[
              { value: 'write', label: 'Write' },
              { value: 'preview', label: 'Preview' },
            ]}
          />
        </span>
      </div>
      <textarea
        ref={field}
        aria-label="Text"
        value={text}
        maxLength={LONGEST_ARTICLE}
        placeholder="Write it as you would tell a new colleague. One heading for each question helps FAQ to find the answer."
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={press}
        className={classNames(
          'mt-3 block field-sizing-content min-h-96 w-full resize-none rounded-card bg-surface px-5 py-4 text-16 leading-[26px] ring-field',
          'focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-focus max-md:px-4',
          look === 'preview' && 'max-lg:hidden',
        )}
      />
      <section
        aria-label="Preview"
        className={classNames('min-w-0 py-4 lg:mt-3', look === 'write' && 'max-lg:hidden')}
      >
        {shown.trim() === '' ? (
          <p className="text-13 text-ink-2">What you write appears here as it is read.</p>
        ) : (
          <Markdown text={shown} before={before} />
        )}
      </section>
    </div>
  )
}
