// One mail: the list at the left where there is room, the mail, and what became of it at the right.
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { ErrorState } from '../../../ui/error-state.tsx'
import { useMediaQuery } from '../../../ui/media-query.ts'
import { failureWords, RequestError } from '../../../ui/request.ts'
import { useMadeTasks } from './made-tasks.ts'
import { MailArticle } from './mail-article.tsx'
import { useDelivery } from './mail-log-query.ts'
import { MailOutcome } from './mail-outcome.tsx'
import { MailSkeleton } from './mail-skeletons.tsx'

type MailViewProps = { id: number; back: string; list: ReactNode }

export function MailView({ id, back, list }: MailViewProps) {
  const wide = useMediaQuery('(width >= 1180px)')
  return (
    <div className="grid min-h-full grid-cols-[minmax(0,1fr)] content-start min-[1180px]:h-full min-[1180px]:min-h-0 min-[1180px]:grid-cols-[280px_minmax(0,1fr)_372px] min-[1180px]:content-stretch">
      <aside
        aria-label="Mails"
        className="border-line min-[1180px]:overflow-y-auto min-[1180px]:border-r max-[1179px]:bg-surface"
      >
        <Link
          href={back}
          className="flex w-fit items-center gap-1.5 px-5 pt-3.5 pb-3 text-13 text-ink-2 hover:text-ink max-md:min-h-11 max-md:px-4"
        >
          <ChevronLeft aria-hidden className="size-3.5" />
          Mail log
        </Link>
        {wide && list}
      </aside>
      <OpenMail id={id} />
    </div>
  )
}

function OpenMail({ id }: { id: number }) {
  const delivery = useDelivery(id)
  const made = useMadeTasks(delivery.data)
  if (delivery.data === undefined) {
    return (
      <div className="border-line bg-surface px-11 py-6 max-md:px-4 min-[1180px]:overflow-y-auto min-[1180px]:border-r">
        {delivery.isPending ? (
          <MailSkeleton />
        ) : (
          <MailFailure
            error={delivery.error}
            onRetry={() => void delivery.refetch()}
            busy={delivery.isFetching}
          />
        )}
      </div>
    )
  }
  return (
    <>
      <MailArticle key={id} delivery={delivery.data} made={made} />
      <MailOutcome delivery={delivery.data} made={made} />
    </>
  )
}

function MailFailure({ error, onRetry, busy }: { error: Error; onRetry: () => void; busy: boolean }) {
  if (error instanceof RequestError && [400, 404].includes(error.status)) {
    return (
      <ErrorState level={1} title="There is no such mail">
        It may have been deleted, or it belongs to somebody else.
      </ErrorState>
    )
  }
  return (
    <ErrorState level={1} title="The mail could not be loaded" onRetry={onRetry} busy={busy}>
      The mail itself is safe. {failureWords(error)}
    </ErrorState>
  )
}
