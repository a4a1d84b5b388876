// The box in which the Copilot is asked: Enter sends, Shift+Enter begins a new line (COP-04, COP-05, COP-14, COP-15).
import { ArrowUp } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { LONGEST_QUESTION } from '../contract.ts'

export function AskBox({ isPending, onAsk }: { isPending: boolean; onAsk: (text: string) => void }) {
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    // The button that stopped the answer is gone.
    if (!isPending && document.activeElement === document.body) field.current?.focus()
  }, [isPending])
  const isBlank = text.trim() === ''

  function send() {
    if (isBlank || isPending) return
    onAsk(text.trim())
    setText('')
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <form
      className="border-t border-line px-3.5 pt-3 pb-2.5 max-md:pb-[calc(12px+env(safe-area-inset-bottom))]"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="flex items-end gap-2 rounded-card p-1 pl-3 ring-1 ring-field-line ring-inset focus-within:outline-2 focus-within:outline-focus">
        <textarea
          ref={field}
          rows={1}
          maxLength={LONGEST_QUESTION}
          aria-label="Ask the Copilot"
          placeholder="Ask, or say what to change"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={press}
          style={{ minHeight: 40, maxHeight: 120 }}
          className="field-sizing-content min-w-0 flex-1 resize-none bg-transparent py-2.5 text-14 leading-5 outline-none placeholder:text-ink-3 max-md:text-16"
        />
        <button
          type="submit"
          aria-label="Send"
          disabled={isBlank || isPending}
          className="mb-1 grid size-8 shrink-0 place-items-center rounded-control bg-accent text-on-accent disabled:bg-sunken disabled:text-ink-3 max-md:size-10"
        >
          <ArrowUp aria-hidden className="size-4" />
        </button>
      </div>
      <p className="mt-1.5 text-11 text-ink-3 max-md:hidden">Press Enter to send, Shift+Enter for new line</p>
    </form>
  )
}
