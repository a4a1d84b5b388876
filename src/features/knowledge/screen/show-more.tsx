// The end of a list of which there is more: how much of it stands there, and the next page.
import { Button } from '../../../ui/button.tsx'

export interface ShowMoreProps {
  /** The pages that are read, as a query has them. */
  of: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }
  shown: number
  total: number
}

export function ShowMore({ of, shown, total }: ShowMoreProps) {
  if (!of.hasNextPage) return null
  return (
    <div className="flex items-center justify-center gap-3 p-3">
      <span className="text-12 text-ink-2 tabular-nums">
        {shown} of {total}
      </span>
      <Button
        size="sm"
        busy={of.isFetchingNextPage}
        busyLabel="Loading..."
        onClick={() => void of.fetchNextPage()}
      >
        Show more
      </Button>
    </div>
  )
}
