// What is said about a poll, oldest first, and a place to say more; for people with an account alone.
import { useMemo, useState } from 'react'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { failureWords } from '../../../../ui/request.ts'
import { Loading, SkeletonRows } from '../../../../ui/skeleton.tsx'
import { useSession } from '../../../accounts/screen/use-session.ts'
import type { Poll } from '../../contract.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentItem } from './comment-item.tsx'
import { emptyComment, keptComments } from './kept-comment.ts'
import { useCommentActs, usePollComments } from './use-poll-comments.ts'

export function PollThread({ poll }: { poll: Poll }) {
  const comments = usePollComments(poll.id)
  return (
    <section aria-labelledby="thread" className="mt-8">
      <h2 id="thread" className="text-14 font-semibold">
        Comments <span className="font-normal text-ink-3 tabular-nums">{comments.data?.length || ''}</span>
      </h2>
      <p className="mt-1 text-13 text-ink-2">
        {poll.isAnonymous
          ? 'They carry your name, while votes carry none.'
          : 'Seen by those with an account. A reply by mail that is no vote appears here too.'}
      </p>
      {comments.isPending && (
        <Loading label="Loading the comments">
          <SkeletonRows rows={2} />
        </Loading>
      )}
      {comments.isLoadingError && (
        <ErrorState title="Failed to load the comments" onRetry={() => void comments.refetch()}>
          {failureWords(comments.error)}
        </ErrorState>
      )}
      <ol className="mt-2 mb-3">
        {comments.data?.map((comment) => (
          <li key={comment.id}>
            <CommentItem comment={comment} pollId={poll.id} />
          </li>
        ))}
      </ol>
      <NewComment pollId={poll.id} />
    </section>
  )
}

function NewComment({ pollId }: { pollId: number }) {
  const session = useSession()
  const userId = session.state === 'signed-in' ? session.user.id : 0
  const store = useMemo(() => keptComments(sessionStorage, userId, pollId), [userId, pollId])
  const [comment, setComment] = useState(() => store.read() ?? emptyComment())
  const { add } = useCommentActs(pollId)
  return (
    <CommentForm
      pollId={pollId}
      label="New comment"
      value={comment.text}
      onChange={(text) => {
        const next = { ...comment, text }
        store.keep(next)
        setComment(next)
      }}
      act="Comment"
      busyAct="Adding..."
      busy={add.isPending}
      onSubmit={() =>
        add.mutate(comment, {
          onSuccess: () => {
            store.drop()
            setComment(emptyComment())
          },
        })
      }
    />
  )
}
