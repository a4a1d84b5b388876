// The shell's own windows, whose code comes when one is first opened.
import { lazy, Suspense, useState } from 'react'
import { showOverlay, useOverlay } from './overlay.ts'

const loadPalette = () => import('./palette/palette.tsx')
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }))
const KeyHelp = lazy(async () => ({ default: (await import('./key-help.tsx')).KeyHelp }))

/** Fetches the palette's code before it is asked for, for example when the pointer comes near. */
export function prefetchPalette(): void {
  loadPalette().catch(() => {})
}

export function Overlays() {
  const open = useOverlay()
  // What was opened once stays, so that it can slide away.
  const [opened, setOpened] = useState({ palette: false, keys: false })
  if (open !== null && !opened[open]) setOpened({ ...opened, [open]: true })
  const close = (isOpen: boolean) => {
    if (!isOpen) showOverlay(null)
  }
  return (
    <Suspense fallback={null}>
      {opened.palette && <Palette open={open === 'palette'} onOpenChange={close} />}
      {opened.keys && <KeyHelp open={open === 'keys'} onOpenChange={close} />}
    </Suspense>
  )
}
