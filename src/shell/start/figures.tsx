// How many things press, each figure the way to its list.
import { Link } from 'wouter'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

export interface Figure {
  label: string
  href: string
  /** Undefined while it is read; null where it could not be. */
  value: number | null | undefined
  isBad?: boolean
}

export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <ul className="mt-5 mb-6 grid grid-cols-4 border-t-2 border-b border-t-ink border-b-line max-md:grid-cols-2">
      {figures.map(({ label, href, value, isBad = false }) => (
        <li
          key={label}
          className="border-line not-first:border-l not-first:pl-4 max-md:odd:border-l-0 max-md:odd:pl-0 max-md:nth-[n+3]:border-t"
        >
          <Link
            href={href}
            className="flex min-h-13 items-baseline gap-2.5 py-3 pr-3 -outline-offset-2 transition-colors duration-(--d-1) hover:bg-hover"
          >
            <span
              className={classNames(
                'text-26 leading-none font-semibold tracking-[-0.015em]',
                isBad && Boolean(value) && 'text-high',
                !value && 'text-ink-3',
              )}
            >
              {value === undefined ? <Skeleton className="w-5" /> : (value ?? '–')}
            </span>
            <span className="text-14 text-ink-2">
              {label}
              {value === null && <span className="sr-only">: could not be loaded</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
