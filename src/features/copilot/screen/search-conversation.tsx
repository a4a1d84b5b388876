// Finds what was said to the Copilot in this context, in the conversation's place.
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Input } from '../../../ui/input.tsx'
import { RelativeTime } from '../../../ui/time.tsx'
import { useRead } from '../../../ui/use-read.ts'
import { listCopilotMessages } from '../contract.ts'
import { AnswerMarkdown } from './answer-markdown.tsx'

const LONGEST = 200

export function SearchConversation({ onClose }: { onClose: () => void }) {
  const [words, setWords] = useState('')
  const q = words.trim()
  const { data, isError, refetch } = useRead(listCopilotMessages, { query: { q } }, { enabled: q !== '' })
  const found = q === '' ? [] : (data?.messages ?? [])
  return (
    <>
      <div className="flex items-center gap-2 border-b border-line px-3.5 py-2.5">
        <Input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to write in it
          autoFocus
          type="search"
          aria-label="Words in the conversation"
          placeholder="Words in the conversation"
          maxLength={LONGEST}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.stopPropagation()
            onClose()
          }}
        />
        <Button variant="ghost" onClick={onClose}>
          Done
        </Button>
      </div>
      <div role="status" className="px-4.5 pt-3 text-12 text-ink-2">
        {isError && (
          <>
            The conversation could not be searched.{' '}
            <button type="button" className="text-accent underline" onClick={() => void refetch()}>
              Retry
            </button>
          </>
        )}
        {data && q !== '' && !isError && counted(found.length)}
      </div>
      <ul aria-label="Found" className="flex min-h-40 flex-1 flex-col gap-3 overflow-y-auto px-4.5 py-3">
        {found.toReversed().map(({ id, type, content, timestamp }) => (
          <li key={id} className="border-b border-line pb-3 text-13 wrap-text last:border-b-0">
            <p className="mb-1 flex justify-between gap-2 text-12 text-ink-2">
              {type === 'user' ? 'You' : 'Copilot'} <RelativeTime at={timestamp} />
            </p>
            {type === 'user' ? <p>{content}</p> : <AnswerMarkdown text={content} />}
          </li>
        ))}
      </ul>
    </>
  )
}

function counted(many: number): string {
  if (many === 0) return 'Nothing of that was said here.'
  return many === 1 ? '1 message' : `${many} messages`
}
