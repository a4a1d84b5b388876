// The box for a question to the assistant; Enter sends it, with Shift it breaks the line.
import { Sparkles } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { LONGEST_QUESTION } from '../contract.ts'

export type AskFormProps = {
  busy: boolean
  onAsk: (text: string) => void
  /** Absent while nothing was said. */
  onClear?: () => void
}

export function AskForm({ busy, onAsk, onClear }: AskFormProps) {
  const [text, setText] = useState('')
  // AIA-02
  const isBlank = text.trim() === ''

  function ask() {
    if (isBlank || busy) return
    onAsk(text.trim())
    setText('')
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    ask()
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    ask()
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-2">
      <Textarea
        aria-label="Ask about this board"
        placeholder="Ask, or say what to change"
        rows={2}
        maxLength={LONGEST_QUESTION}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
      />
      <div className="flex items-center justify-between gap-2">
        {onClear && (
          <Button size="sm" variant="ghost" className="-ml-[9px]" disabled={busy} onClick={onClear}>
            Clear conversation
          </Button>
        )}
        <Button
          type="submit"
          className="ml-auto"
          icon={<Sparkles aria-hidden />}
          disabled={isBlank && !busy}
          busy={busy}
          busyLabel="Asking..."
        >
          Ask AI
        </Button>
      </div>
    </form>
  )
}
