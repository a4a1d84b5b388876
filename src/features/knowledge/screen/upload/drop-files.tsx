// The page as a place to drop files on: a ring appears while they are held over it.
import { Upload } from 'lucide-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { useKnowledge } from '../use-knowledge.ts'
import { droppedFiles } from './dropped-files.ts'
import { useUploads } from './use-uploads.ts'

export function DropFiles({ instanceId, children }: { instanceId: number | null; children: ReactNode }) {
  const { data: held } = useKnowledge()
  const { add } = useUploads(instanceId)
  const [isOver, setOver] = useState(false)
  // Each element within fires as the pointer passes.
  const depth = useRef(0)
  const takes = (event: DragEvent) =>
    (held?.mayPublish ?? false) && event.dataTransfer.types.includes('Files')
  function leave() {
    depth.current = 0
    setOver(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever has no pointer uses the Upload button
    <div
      className="relative"
      onDragEnter={(event) => {
        if (!takes(event)) return
        event.preventDefault()
        depth.current += 1
        setOver(true)
      }}
      onDragOver={(event) => takes(event) && event.preventDefault()}
      onDragLeave={() => {
        depth.current -= 1
        if (depth.current <= 0) leave()
      }}
      onDrop={(event) => {
        if (!takes(event)) return
        event.preventDefault()
        leave()
        void droppedFiles(event.dataTransfer).then(add)
      }}
    >
      {children}
      {isOver && (
        <div
          aria-hidden
          className="pointer-events-none absolute -inset-3 z-20 grid place-items-start justify-center rounded-panel border-2 border-dashed border-accent bg-canvas/85 pt-24"
        >
          <p className="flex items-center gap-2 rounded-panel bg-raised px-5 py-3 text-16 font-semibold shadow-float">
            <Upload className="size-5 text-accent" />
            Drop files or folders to add them
          </p>
        </div>
      )}
    </div>
  )
}
