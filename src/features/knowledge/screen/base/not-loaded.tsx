// In the side column: that a part of it could not be read, in one line, and a press to try again.
import { Button } from '../../../../ui/button.tsx'
import type { ReadState } from '../../../../ui/loaded.tsx'

export interface NotLoadedProps {
  of: Pick<ReadState<unknown>, 'isFetching' | 'refetch'>
  /** Such as "the drafts". */
  what: string
}

export function NotLoaded({ of: { isFetching, refetch }, what }: NotLoadedProps) {
  return (
    <p role="alert" className="flex items-center gap-2 border-t border-line pt-2 text-13 text-ink-2">
      <span className="flex-1">Failed to load {what}.</span>
      <Button size="sm" busy={isFetching} busyLabel="Trying..." onClick={() => void refetch()}>
        Retry
      </Button>
    </p>
  )
}
