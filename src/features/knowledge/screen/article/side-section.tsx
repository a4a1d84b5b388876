// A titled part beside an article.
import type { ReactNode } from 'react'

export function SideSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h2 className="pb-1.5 font-semibold">{title}</h2>
      {children}
    </section>
  )
}
