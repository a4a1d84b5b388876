// What people said about a task, by mail or in the app, below its fields.
import { useQuery } from '@tanstack/react-query'
import { api, keyOf } from '../../../../ui/api.ts'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { Avatar } from '../../../../ui/person.tsx'
import { failureWords } from '../../../../ui/request.ts'
import { Loading, SkeletonRows } from '../../../../ui/skeleton.tsx'
import { RelativeTime } from '../../../../ui/time.tsx'
import { listTaskComments } from '../../comments/contract.ts'
import { nameOf } from '../board/filter-tasks.ts'

export function TaskComments({ taskId, count }: { taskId: number; count: number }) {
  const comments = useQuery({
    queryKey: keyOf(listTaskComments, { id: taskId }),
    queryFn: ({ signal }) => api(listTaskComments, { params: { id: taskId }, signal }),
  })
  return (
    <section aria-labelledby="comments" className="mt-5">
      <h3 id="comments" className="mb-1 text-13 font-medium">
        Comments <span className="text-ink-3 tabular-nums">{comments.data?.length ?? count}</span>
      </h3>
      {comments.isPending && (
        <Loading label="Loading comments">
          <SkeletonRows rows={Math.min(count, 4)} />
        </Loading>
      )}
      {comments.isError && (
        <ErrorState title="Failed to load comments" onRetry={() => void comments.refetch()}>
          {failureWords(comments.error)}
        </ErrorState>
      )}
      <ol className="divide-y divide-line">
        {comments.data?.map((comment) => {
          const author = comment.author ? nameOf(comment.author) : 'Somebody'
          return (
            <li key={comment.id} className="flex gap-2.5 py-2.5">
              <Avatar name={author} />
              <div className="min-w-0 flex-1 text-13">
                <p className="flex flex-wrap gap-x-2">
                  <span className="font-550">{author}</span>
                  <RelativeTime at={comment.createdAt} className="text-12 leading-5 text-ink-3" />
                  {comment.mail !== null && <span className="text-12 leading-5 text-ink-3">by mail</span>}
                </p>
                <p className="whitespace-pre-line text-ink-2 wrap-text">{comment.text}</p>
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
