// The true shape of what is loading, shown only when it takes longer than 150 ms.
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** One bar of a line's height, or a disc; give it its width (a disc its size) by class: "w-3/4", "size-5". */
export function Skeleton({ shape = 'bar', className }: { shape?: 'bar' | 'disc'; className?: string }) {
  const form = shape === 'bar' ? 'h-2.5 rounded-mark' : 'shrink-0 rounded-full'
  return <span aria-hidden className={classNames('ui-skeleton block bg-line', form, className)} />
}

/** Wraps the skeletons of one list: tells screen readers that it loads, and waits 150 ms before it shows. */
export function Loading({
  label = 'Loading',
  className,
  children,
}: {
  label?: string
  className?: string
  children: ReactNode
}) {
  return (
    <div role="status" aria-busy className={classNames('ui-late', className)}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}

/** A card of a board while it loads. */
export function SkeletonCard() {
  return (
    <div aria-hidden className="rounded-card bg-surface px-3 pt-3.5 shadow-card">
      <Skeleton className="w-3/4" />
      <Skeleton className="mt-2 w-11/12" />
      <div className="mt-3.5 flex items-center gap-3">
        <Skeleton className="w-11" />
        <Skeleton className="w-16" />
        <Skeleton shape="disc" className="ml-auto size-5" />
      </div>
      <div className="perforated-t -mx-3 mt-3 flex items-center gap-[7px] px-3 pt-[9px] pb-2.5">
        <Skeleton shape="disc" className="size-4.5" />
        <Skeleton className="w-7/12" />
      </div>
    </div>
  )
}

/** A page of panels while it loads. */
export function SkeletonPanels({ label, panels = 2 }: { label: string; panels?: number }) {
  return (
    <Loading label={label} className="mt-5 grid gap-5">
      {Array.from({ length: panels }, (_, panel) => (
        <Skeleton key={panel} className="h-32 w-full rounded-panel" />
      ))}
    </Loading>
  )
}

/** Rows of a list or table while they load. */
export function SkeletonRows({ rows = 5 }: { rows?: number }) {
  return (
    <div aria-hidden className="divide-y divide-line">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex h-[38px] items-center gap-4">
          <Skeleton shape="disc" className="size-5" />
          <Skeleton className={row % 2 ? 'w-1/3' : 'w-1/2'} />
          <Skeleton className="ml-auto w-16" />
        </div>
      ))}
    </div>
  )
}
