// One titled part of the gallery.
import { type ReactNode, useId } from 'react'

export function Part({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`min-w-0 ${wide ? 'lg:col-span-2' : ''}`}>
      <h2 id={id} className="mb-3 border-b border-line pb-2 text-14 font-semibold">
        {title}
      </h2>
      <div className="grid grid-cols-1 gap-4">{children}</div>
    </section>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-2">{children}</div>
}
