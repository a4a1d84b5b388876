// A list with nothing in it: a drawing, a title, one sentence and one action.
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { SortingFrame } from './illustration.tsx'

export type EmptyStateProps = {
  title: string
  children?: ReactNode
  action?: ReactNode
  /** The sorting frame unless another drawing tells more. */
  illustration?: ReactNode
  /** Rank of the title among the headings of the page. */
  level?: 1 | 2 | 3
  className?: string
}

export function EmptyState({
  title,
  children,
  action,
  illustration = <SortingFrame />,
  level = 3,
  className,
}: EmptyStateProps) {
  const Title = `h${level}` as const
  return (
    <div className={classNames('flex flex-col items-center justify-center px-6 py-8 text-center', className)}>
      {illustration}
      <Title className="mt-5 text-14 font-semibold">{title}</Title>
      {children !== undefined && (
        <p className="mt-1 max-w-[34ch] text-13 text-balance text-ink-2">{children}</p>
      )}
      {action !== undefined && (
        <div className="mt-4 flex max-w-full flex-wrap justify-center gap-2">{action}</div>
      )}
    </div>
  )
}
