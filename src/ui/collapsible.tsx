// A titled section that folds, as in a side panel.
import { ChevronUp } from 'lucide-react'
import { Collapsible as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

export type CollapsibleSectionProps = {
  title: ReactNode
  defaultOpen?: boolean
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

export function CollapsibleSection({
  title,
  defaultOpen = true,
  open,
  onOpenChange,
  children,
}: CollapsibleSectionProps) {
  return (
    <Radix.Root
      defaultOpen={defaultOpen}
      open={open}
      onOpenChange={onOpenChange}
      className="border-b border-line last:border-b-0"
    >
      <h3>
        <Radix.Trigger className="group flex w-full items-center px-[18px] py-[11px] text-left text-13 font-semibold -outline-offset-2 max-md:min-h-11">
          {title}
          <ChevronUp
            aria-hidden
            className="ml-auto size-3.5 text-ink-3 transition-[rotate] duration-(--d-2) group-data-[state=closed]:rotate-180"
          />
        </Radix.Trigger>
      </h3>
      <Radix.Content className="ui-fold">
        <div className="px-[18px] pb-[13px]">{children}</div>
      </Radix.Content>
    </Radix.Root>
  )
}
