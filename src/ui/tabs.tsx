// Views of one thing behind a row of words, with a 2 px accent line under the open one.
import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

export type TabItem<V extends string> = {
  value: V
  label: ReactNode
  count?: number
  /** Why it cannot be opened yet. */
  closedBecause?: string | undefined
}

export type TabsProps<V extends string> = {
  value: V
  onValueChange: (value: V) => void
  label: string
  items: readonly TabItem<V>[]
  /** One `TabPanel` for each item. */
  children: ReactNode
  className?: string
}

export function Tabs<V extends string>({
  value,
  onValueChange,
  label,
  items,
  children,
  className,
}: TabsProps<V>) {
  const choose = (next: string) => {
    const item = items.find((candidate) => candidate.value === next)
    if (item) onValueChange(item.value)
  }
  return (
    <Radix.Root value={value} onValueChange={choose} className={className}>
      <Radix.List
        aria-label={label}
        className="-mx-2 flex gap-2 max-md:gap-0 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            disabled={item.closedBecause !== undefined}
            title={item.closedBecause}
            className="relative shrink-0 px-2 pt-[9px] pb-2.5 text-13 font-medium whitespace-nowrap text-ink-2 transition-colors duration-(--d-1) -outline-offset-2 enabled:hover:text-ink disabled:text-ink-3 max-md:min-h-11 data-[state=active]:text-ink data-[state=active]:after:absolute data-[state=active]:after:inset-x-2 data-[state=active]:after:bottom-0 data-[state=active]:after:h-0.5 data-[state=active]:after:bg-accent"
          >
            {item.label}
            {item.closedBecause !== undefined && <span className="sr-only">: {item.closedBecause}</span>}
            {item.count !== undefined && <span className="ml-1.5 text-ink-3 tabular-nums">{item.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  )
}

export function TabPanel({
  value,
  className,
  children,
}: {
  value: string
  className?: string
  children: ReactNode
}) {
  return (
    <Radix.Content value={value} className={className}>
      {children}
    </Radix.Content>
  )
}
