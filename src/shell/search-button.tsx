// The way to the palette for the pointer: a field's look where there is room, an icon where there is none.
import { Search } from 'lucide-react'
import { Kbd } from '../ui/kbd.tsx'
import { keyName } from '../ui/use-keys.ts'
import { showOverlay } from './overlay.ts'
import { prefetchPalette } from './overlays.tsx'

export function SearchButton() {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onPointerEnter={prefetchPalette}
      onFocus={prefetchPalette}
      onClick={() => showOverlay('palette')}
      className="flex h-8 items-center gap-2 rounded-control px-2 text-13 text-ink-3 transition-colors duration-(--d-1) hover:bg-hover hover:text-ink max-md:size-11 max-md:justify-center min-[1180px]:mx-1.5 min-[1180px]:w-48 min-[1180px]:bg-canvas min-[1180px]:ring-line"
    >
      <Search aria-hidden className="size-4" />
      <span className="flex-1 text-left max-[1179px]:sr-only">Search</span>
      <span aria-hidden className="max-[1179px]:hidden">
        <Kbd keys={keyName('Ctrl K')} />
      </span>
    </button>
  )
}
