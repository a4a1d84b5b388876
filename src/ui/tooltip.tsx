// Short names on hover and focus: 700 ms before the first, 300 ms grace to the next (CONST-06).
import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { Kbd } from './kbd.tsx'

export const tooltipDelays = { delayDuration: 700, skipDelayDuration: 300 } as const

export function TooltipProvider({ children }: { children: ReactNode }) {
  return <Radix.Provider {...tooltipDelays}>{children}</Radix.Provider>
}

export type TooltipProps = {
  content: ReactNode
  keys?: string
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** One element that takes a ref and pointer events. */
  children: ReactElement
}

export function Tooltip({ content, keys, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="ui-pop z-50 flex max-w-72 items-center gap-2 rounded-control bg-raised px-2 py-1 text-12 text-ink shadow-lift"
        >
          {content}
          {keys !== undefined && <Kbd keys={keys} />}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
