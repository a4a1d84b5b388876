// What stands while the server is asked who is there (SHELL-06).
import { Mark } from '../ui/mark.tsx'

export function LoadingScreen() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <p role="status" className="flex flex-col items-center gap-3 text-13 text-ink-2">
        <Mark className="size-8 text-accent" />
        Loading...
      </p>
    </main>
  )
}
