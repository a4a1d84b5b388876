// What agents are not sure of, on top of Pending or in a list: a person accepts, edits, merges or declines.

import { useState } from 'react'
import { Link } from 'wouter'
import { firstAgent } from '../../../../crew/crew.ts'
import type { Suggestion as Waiting } from '../../../../records/contract.ts'
import { agentFrom } from '../../../../ui/agent.ts'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { Suggestion } from '../../../../ui/suggestion.tsx'
import { suggestionWords } from './suggestion-words.ts'
import { useDecide } from './use-decide.ts'

const MergeDialog = lazyComponent(async () => (await import('./merge-dialog.tsx')).MergeDialog)
const SuggestionDialog = lazyComponent(async () => (await import('./suggestion-dialog.tsx')).SuggestionDialog)

export type SuggestionsProps = {
  suggestions: readonly Waiting[]
  mailHref: (mailId: number, key: string) => string
}

export function Suggestions({ suggestions, mailHref }: SuggestionsProps) {
  return suggestions.map((suggestion) => (
    <WaitingSuggestion
      key={suggestion.id}
      suggestion={suggestion}
      href={mailHref(suggestion.evidence.mailId, `s${suggestion.id}`)}
    />
  ))
}

export type WaitingSuggestionProps = {
  suggestion: Waiting
  /** The mail at its sentence. */
  href: string
}

export function WaitingSuggestion({ suggestion, href }: WaitingSuggestionProps) {
  const [open, setOpen] = useState<'edit' | 'merge' | null>(null)
  const decide = useDecide(suggestion)
  const close = () => setOpen(null)
  const details = suggestionWords(suggestion)
  const isTask = suggestion.kind === 'task'
  return (
    <>
      <Suggestion
        agent={agentFrom(suggestion.evidence.agent) ?? firstAgent.type}
        title={suggestion.title}
        busy={decide.isPending}
        onAccept={() => decide.mutate({ act: 'accept' })}
        onEdit={isTask ? () => setOpen('edit') : undefined}
        onMerge={isTask ? () => setOpen('merge') : undefined}
        onDecline={() => decide.mutate({ act: 'decline' })}
      >
        {suggestion.kind === 'change' && <p className="first-letter:uppercase">{suggestion.note}</p>}
        <p>
          “{suggestion.evidence.sentence}”{' '}
          <Link href={href} className="link whitespace-nowrap" aria-label={`Open mail: ${suggestion.title}`}>
            Open mail
          </Link>
        </p>
        {details !== '' && <p className="mt-0.5 text-12 text-ink-3">{details}</p>}
      </Suggestion>
      {open === 'edit' && (
        <SuggestionDialog
          suggestion={suggestion}
          busy={decide.isPending}
          onClose={close}
          onAccept={(title) => decide.mutate({ act: 'accept', title }, { onSuccess: close })}
        />
      )}
      {open === 'merge' && (
        <MergeDialog
          suggestion={suggestion}
          busy={decide.isPending}
          onClose={close}
          onMerge={(taskId) => decide.mutate({ act: 'merge', taskId }, { onSuccess: close })}
        />
      )}
    </>
  )
}
