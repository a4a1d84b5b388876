// A record's ground: a surface with a ring; its proof hangs below a perforation.
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export type CardProps = ComponentProps<'div'> & {
  /** Finished things step back a little. */
  done?: boolean
  /** Set while it is carried by the pointer. */
  lifted?: boolean
}

export function Card({ done, lifted, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={classNames(
        'rounded-card',
        lifted ? '[--surface:var(--raised)] rotate-[-1deg] bg-raised shadow-float' : 'bg-surface shadow-card',
        done && 'bg-surface/70',
        className,
      )}
    />
  )
}

/** The counterfoil of a card: a dashed hairline across its full width and the proof below it. */
export function CardFoil({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={classNames('perforated-t flex min-w-0 items-center gap-[7px] px-3 pt-[7px] pb-2', className)}
    />
  )
}
