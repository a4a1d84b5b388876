// What agents are not sure of, on top of Pending: a person accepts, edits or declines.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { agentFrom } from '../../../../ui/agent.ts'
import { api } from '../../../../ui/api.ts'
import { failureWords } from '../../../../ui/request.ts'
import { Suggestion } from '../../../../ui/suggestion.tsx'
import { toast } from '../../../../ui/toasts.ts'
import { acceptSuggestion, declineSuggestion, type Suggestion as Waiting } from '../../contract.ts'
import { refetchTasks } from '../refetch-tasks.ts'
import { SuggestionDialog } from './suggestion-dialog.tsx'
import { suggestionWords } from './suggestion-words.ts'

export type SuggestionsProps = {
  suggestions: readonly Waiting[]
  mailHref: (mailId: number, key: string) => string
}

export function Suggestions({ suggestions, mailHref }: SuggestionsProps) {
  const [edited, setEdited] = useState<Waiting | null>(null)
  const answer = useAnswer()
  return (
    <>
      {suggestions.map((suggestion) => (
        <SuggestionCard
          key={suggestion.id}
          suggestion={suggestion}
          href={mailHref(suggestion.evidence.mailId, `s${suggestion.id}`)}
          busy={answer.isPending && answer.variables.suggestion.id === suggestion.id}
          onAccept={() => answer.mutate({ suggestion, accepted: true })}
          onEdit={suggestion.kind === 'task' ? () => setEdited(suggestion) : undefined}
          onDecline={() => answer.mutate({ suggestion, accepted: false })}
        />
      ))}
      {edited && (
        <SuggestionDialog
          suggestion={edited}
          busy={answer.isPending}
          onClose={() => setEdited(null)}
          onAccept={(title) =>
            answer.mutate({ suggestion: edited, accepted: true, title }, { onSuccess: () => setEdited(null) })
          }
        />
      )}
    </>
  )
}

type Answer = { suggestion: Waiting; accepted: boolean; title?: string }

function useAnswer() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ suggestion: { id }, accepted, title }: Answer) => {
      if (accepted)
        await api(acceptSuggestion, { params: { id }, body: title === undefined ? {} : { title } })
      else await api(declineSuggestion, { params: { id } })
    },
    onSuccess: (_, { suggestion, accepted }) => {
      toast({
        kind: 'success',
        title: accepted ? 'Suggestion accepted' : 'Suggestion declined',
        description: suggestion.title,
      })
      return refetchTasks(queryClient, suggestion.projectId)
    },
    onError: (error) =>
      toast({
        kind: 'destructive',
        title: 'Failed to answer the suggestion',
        description: failureWords(error),
      }),
  })
}

type SuggestionCardProps = {
  suggestion: Waiting
  href: string
  busy: boolean
  onAccept: () => void
  onEdit: (() => void) | undefined
  onDecline: () => void
}

function SuggestionCard({ suggestion, href, ...acts }: SuggestionCardProps) {
  const details = suggestionWords(suggestion)
  return (
    <Suggestion agent={agentFrom(suggestion.evidence.agent) ?? 'tula'} title={suggestion.title} {...acts}>
      {suggestion.kind === 'change' && <p>{suggestion.note}</p>}
      <p>
        “{suggestion.evidence.sentence}”{' '}
        <Link href={href} className="link whitespace-nowrap" aria-label={`Open mail: ${suggestion.title}`}>
          Open mail
        </Link>
      </p>
      {details !== '' && <p className="mt-0.5 text-12 text-ink-3">{details}</p>}
    </Suggestion>
  )
}
