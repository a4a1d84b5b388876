// A table without frame or zebra: narrow heads over a strong hairline, rows of 38 px, figures at the right.
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type TableProps = {
  /** Says what the table holds, for screen readers. */
  caption: string
  /** One `<tr>` of `Th`. */
  head: ReactNode
  /** Rows of `Td`. */
  children: ReactNode
}

export function Table({ caption, head, children }: TableProps) {
  return (
    // A wide table scrolls inside its own place; the focus lets the keyboard scroll it.
    <section className="overflow-x-auto" aria-label={caption} tabIndex={0}>
      <table className="w-full border-collapse text-13">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-line-2">{head}</thead>
        <tbody className="divide-y divide-line border-b border-line">{children}</tbody>
      </table>
    </section>
  )
}

type CellProps<T extends 'td' | 'th'> = ComponentProps<T> & { numeric?: boolean }

export function Th({ numeric, className, ...rest }: CellProps<'th'>) {
  return (
    <th
      scope="col"
      {...rest}
      className={classNames(
        'inscription h-8 pr-4 text-12 whitespace-nowrap text-ink-2 last:pr-0',
        numeric ? 'text-right' : 'text-left',
        className,
      )}
    />
  )
}

export function Td({ numeric, className, ...rest }: CellProps<'td'>) {
  return (
    <td
      {...rest}
      className={classNames('h-[38px] pr-4 last:pr-0', numeric && 'text-right tabular-nums', className)}
    />
  )
}
