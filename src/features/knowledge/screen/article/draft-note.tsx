// Above a draft: who sees it, what it answers, and what is done with it.

import { useLocation } from 'wouter'
import { Button } from '../../../../ui/button.tsx'
import type { Article } from '../../contract.ts'
import { knowledgePath } from '../knowledge-paths.ts'
import { useArticleActs } from './use-article-acts.ts'

export interface DraftNoteProps {
  article: Article
  onEdit: (() => void) | null
}

export function DraftNote({ article, onEdit }: DraftNoteProps) {
  const { approve, decline } = useArticleActs(article)
  const [, navigate] = useLocation()
  if (article.status !== 'draft') return null
  return (
    <div
      role="note"
      className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-card border border-dashed border-field-line px-4 py-3 text-13"
    >
      <p className="min-w-0 flex-1 basis-64 wrap-text">
        <b className="font-550">A draft.</b>{' '}
        <span className="text-ink-2">
          {article.question === null
            ? 'Nothing is answered from it until it is approved.'
            : `It answers \u201c${article.question.text}\u201d. Whoever asked is told once it is approved.`}
        </span>
      </p>
      {article.mayApprove ? (
        <div className="flex gap-1.5">
          <Button variant="primary" busy={approve.isPending} onClick={() => approve.mutate()}>
            Approve
          </Button>
          {onEdit && (
            <Button variant="ghost" onClick={onEdit}>
              Edit
            </Button>
          )}
          <Button
            variant="ghost"
            busy={decline.isPending}
            onClick={() => decline.mutate(undefined, { onSuccess: () => navigate(knowledgePath) })}
          >
            Decline
          </Button>
        </div>
      ) : (
        <span className="text-ink-2">Waits for approval</span>
      )}
    </div>
  )
}
