// A field for a comment that offers the people of the project while an @ is typed.
import {
  type KeyboardEvent,
  type Ref,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { menuStyle } from '../../../../ui/menu-style.ts'
import { Avatar } from '../../../../ui/person.tsx'
import { Textarea } from '../../../../ui/textarea.tsx'
import type { ThreadPeople } from '../../../tasks/comments/contract.ts'
import { type MentionQuery, matching, mentionQuery, withMention } from './mention-query.ts'

export type MentionFieldProps = {
  value: string
  onChange: (text: string) => void
  people: readonly Omit<ThreadPeople['people'][number], 'awayUntil'>[]
  placeholder?: string
  /** Ctrl or Cmd with Enter. */
  onSubmit: () => void
  autoFocus?: boolean
  ref?: Ref<{ focus: () => void }>
}

export function MentionField(props: MentionFieldProps) {
  const { value, onChange, people, placeholder, onSubmit, autoFocus, ref } = props
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }))
  const caret = useRef<number | null>(null)
  // With the name in place and before the next key: the browser would put the caret at the end.
  useLayoutEffect(() => {
    if (caret.current === null || field.current?.value !== value) return
    field.current.setSelectionRange(caret.current, caret.current)
    caret.current = null
  }, [value])
  const [query, setQuery] = useState<MentionQuery | null>(null)
  const [active, setActive] = useState(0)
  const offered = query === null ? [] : matching(people, query.typed)
  const isOpen = offered.length > 0
  const at = Math.min(active, offered.length - 1)

  function look(target: HTMLTextAreaElement) {
    const next = mentionQuery(target.value, target.selectionStart)
    if (next?.at !== query?.at || next?.typed !== query?.typed) setActive(0)
    setQuery(next)
  }

  function choose(index: number) {
    const person = offered[index]
    if (!person || query === null) return
    const next = withMention(value, query, person.handle)
    caret.current = next.caret
    onChange(next.text)
    setQuery(null)
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit()
    else if (!isOpen) return
    else if (event.key === 'ArrowDown') setActive((at + 1) % offered.length)
    else if (event.key === 'ArrowUp') setActive((at - 1 + offered.length) % offered.length)
    else if (event.key === 'Enter' || event.key === 'Tab') choose(at)
    else if (event.key === 'Escape') {
      // Only the list closes, and not the dialog around it.
      event.stopPropagation()
      setQuery(null)
    } else return
    event.preventDefault()
  }

  return (
    <div className="relative">
      <Textarea
        ref={field}
        rows={2}
        value={value}
        placeholder={placeholder}
        autoFocus={autoFocus}
        autoComplete="off"
        aria-autocomplete="list"
        aria-controls={isOpen ? `${id}-people` : undefined}
        aria-activedescendant={isOpen ? `${id}-${offered[at]?.id}` : undefined}
        onChange={(event) => {
          onChange(event.target.value)
          look(event.target)
        }}
        onSelect={(event) => look(event.currentTarget)}
        onBlur={() => setQuery(null)}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <div
          id={`${id}-people`}
          role="listbox"
          aria-label="People of the project"
          className={classNames(menuStyle, 'absolute bottom-full left-0 mb-1 w-full max-w-72')}
        >
          {offered.map((person, index) => (
            <div
              key={person.id}
              id={`${id}-${person.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              className={classNames(
                'flex min-h-8 cursor-default items-center gap-2 rounded-control px-2 py-1 max-md:min-h-11',
                index === at && 'bg-ink/7',
              )}
              onPointerMove={() => setActive(index)}
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(index)}
              onKeyDown={() => {}}
            >
              <Avatar name={person.name} />
              <span className="min-w-0">
                <span className="block truncate">{person.name}</span>
                {person.name !== person.email && (
                  <span className="block truncate text-12 text-ink-2">{person.email}</span>
                )}
              </span>
            </div>
          ))}
        </div>
      )}
      <p role="status" className="sr-only">
        {isOpen ? `${offered.length} ${offered.length === 1 ? 'person' : 'people'} to name` : ''}
      </p>
    </div>
  )
}
