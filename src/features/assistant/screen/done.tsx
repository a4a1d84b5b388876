// Says that what an answer proposed has been done.
import { Check } from 'lucide-react'

export function Done({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-1 text-12 text-ink-2 [&_svg]:size-3.5">
      <Check aria-hidden className="text-success" />
      {children}
    </p>
  )
}
