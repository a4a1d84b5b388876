// The box for a question beside a board; Enter sends it, with Shift it breaks the line.
import { Sparkles } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Textarea } from '../../../../ui/textarea.tsx'

/** Characters; as the call allows. */
const LONGEST = 2_000

export function AskForm({ onAsk }: { onAsk: (text: string) => void }) {
  const [text, setText] = useState('')
  // AIA-02
  const isBlank = text.trim() === ''

  function ask() {
    if (isBlank) return
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
        maxLength={LONGEST}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
      />
      <Button type="submit" className="self-end" icon={<Sparkles aria-hidden />} disabled={isBlank}>
        Ask AI
      </Button>
    </form>
  )
}
