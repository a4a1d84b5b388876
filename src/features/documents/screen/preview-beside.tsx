// Where the pages of a document are shown: beside what it says, and on a narrow screen over it once a place is pressed.
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useMediaQuery } from '../../../ui/media-query.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import { Preview, type PreviewProps } from './preview.tsx'

export function PreviewBeside({ document, place, show }: PreviewProps) {
  const isWide = useMediaQuery('(min-width: 80rem)')
  const [closedAt, setClosedAt] = useState<string | null>(placeKey(place))
  if (isWide) return <Preview document={document} place={place} show={show} />
  const isOpen = closedAt !== placeKey(place)
  return (
    <>
      <Button className="order-first justify-self-start" onClick={() => setClosedAt(null)}>
        Show the pages
      </Button>
      <Sheet
        open={isOpen}
        onOpenChange={(open) => setClosedAt(open ? null : placeKey(place))}
        title={document.name}
      >
        <Preview document={document} place={place} show={show} />
      </Sheet>
    </>
  )
}

const placeKey = ({ view, part, quote }: PreviewProps['place']) => `${view} ${part} ${quote ?? ''}`
