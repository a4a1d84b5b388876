// The shell's own windows, whose code comes when one is first opened.
import { useEffect, useState } from 'react'
import { lazyComponent } from '../ui/lazy.tsx'
import { keepFocus } from '../ui/lost-focus.ts'
import { type Overlay, showOverlay, useOverlay } from './overlay.ts'

const Palette = lazyComponent(async () => (await import('./palette/palette.tsx')).Palette)
const KeyHelp = lazyComponent(async () => (await import('./key-help.tsx')).KeyHelp)

/** Fetches the palette's code before it is asked for, for example when the pointer comes near. */
export const prefetchPalette = Palette.prefetch

export function Overlays() {
  const open = useOverlay()
  useEffect(keepFocus, [])
  // What was opened once stays, so that it can slide away.
  const [opened, setOpened] = useState({ palette: false, keys: false })
  if (open !== null && !opened[open]) setOpened({ ...opened, [open]: true })
  const setOpen = (overlay: Overlay) => (isOpen: boolean) => showOverlay(isOpen ? overlay : null)
  return (
    <>
      {opened.palette && <Palette open={open === 'palette'} onOpenChange={setOpen('palette')} />}
      {opened.keys && <KeyHelp open={open === 'keys'} onOpenChange={setOpen('keys')} />}
    </>
  )
}
