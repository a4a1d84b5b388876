// The true shapes of the mail log while it loads: rows of the list, and one open mail.
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { mailRowGrid } from './mail-row.tsx'

export function MailRowsSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <Loading label="Loading mails" className="divide-y divide-line">
      {Array.from({ length: rows }, (_, row) => (
        // oxlint-disable-next-line react/no-array-index-key -- placeholders have no identity
        <div key={row} className={`h-[65px] ${mailRowGrid}`}>
          <Skeleton className="size-7!" />
          <div>
            <Skeleton className={row % 2 ? 'w-2/5' : 'w-1/2'} />
            <Skeleton className="mt-2.5 w-1/4" />
          </div>
          <Skeleton className="w-3/5 max-lg:hidden" />
          <Skeleton className="w-full max-lg:hidden" />
          <Skeleton className="w-20" />
          <Skeleton className="ml-auto w-14 max-lg:hidden" />
        </div>
      ))}
    </Loading>
  )
}

export function MailSkeleton() {
  return (
    <Loading label="Loading the mail" className="mx-auto w-full max-w-[640px]">
      <Skeleton className="h-4! w-3/5" />
      <div className="mt-5 flex items-center gap-3 border-b border-line pb-4">
        <Skeleton shape="disc" className="size-8" />
        <div className="flex-1">
          <Skeleton className="w-1/3" />
          <Skeleton className="mt-2.5 w-1/2" />
        </div>
      </div>
      {['w-1/4', 'w-full', 'w-11/12', 'w-2/3'].map((width) => (
        <Skeleton key={width} className={`mt-5 ${width}`} />
      ))}
    </Loading>
  )
}
