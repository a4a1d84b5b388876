// Search over the tasks of the board; the address follows a moment after the typing.
import { Search } from 'lucide-react'
import { type Ref, useEffect, useEffectEvent, useState } from 'react'
import { Input } from '../../../../ui/input.tsx'
import { Kbd } from '../../../../ui/kbd.tsx'

/* Milliseconds; browsers refuse an address that changes with every key. */
const pauseAfterTyping = 150

export type SearchFieldProps = {
  value: string
  onChange: (value: string) => void
  takeFocus: boolean
  ref?: Ref<HTMLInputElement>
}

export function SearchField({ value, onChange, takeFocus, ref }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const [sent, setSent] = useState(value)
  const send = useEffectEvent(() => {
    setSent(text)
    onChange(text)
  })
  // The value was changed from outside, for example by Clear filters.
  if (value !== sent) {
    setSent(value)
    setText(value)
  }
  useEffect(() => {
    if (text === sent) return
    const timer = setTimeout(() => send(), pauseAfterTyping)
    return () => clearTimeout(timer)
  }, [text, sent])
  return (
    <Input
      ref={ref}
      type="search"
      aria-label="Search tasks"
      aria-keyshortcuts="/"
      placeholder="Search tasks"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the panel was opened in order to search
      autoFocus={takeFocus}
      icon={<Search aria-hidden />}
      trailing={text === '' ? <Kbd keys="/" /> : undefined}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  )
}
