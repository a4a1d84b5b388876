// The switch between the Task Board and My Tasks, on top of both, with the way to the projects (SHELL-24, SHELL-25).
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'

const places = [
  { title: 'Task Board', paths: ['/tasks', '/task-board'] },
  { title: 'My Tasks', paths: ['/my-tasks'] },
  { title: 'Waiting for', paths: ['/waiting'] },
  { title: 'Projects', paths: ['/projects'] },
] as const

export function TaskPlaces({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  return (
    <div className="flex h-full min-h-0 flex-col">
      <nav
        aria-label="Task views"
        className="flex shrink-0 gap-1 overflow-x-auto border-b border-line bg-surface px-4 max-md:gap-0 max-md:px-2"
      >
        {places.map(({ title, paths }) => (
          <Link
            key={title}
            href={paths[0]}
            aria-current={paths.some((one) => one === path) ? 'page' : undefined}
            className="relative flex h-10 shrink-0 items-center px-2 text-13 font-medium text-ink-2 -outline-offset-2 hover:text-ink aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-2 aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-accent max-md:h-11"
          >
            {title}
          </Link>
        ))}
      </nav>
      <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
    </div>
  )
}
