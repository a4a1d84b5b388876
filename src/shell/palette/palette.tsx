// The command palette: type a few letters of a page, project, agent or act, and Enter does it.
import { Search } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { PaletteTools } from '../../features/client.ts'
import type { Command } from '../../ui/commands.ts'
import { PaletteList } from './palette-list.tsx'
import { usePaletteCommands } from './use-palette-commands.tsx'
import { usePaletteList } from './use-palette-list.ts'

export type PaletteProps = { open: boolean; onOpenChange: (open: boolean) => void }

export function Palette({ open, onOpenChange }: PaletteProps) {
  const [shown, setShown] = useState<ReactNode>(null)
  const [show] = useState(
    () => (window: (close: () => void) => ReactNode) => setShown(window(() => setShown(null))),
  )
  const opener = useRef<Element | null>(null)
  const chosen = useRef<Command | null>(null)

  function choose(command: Command) {
    chosen.current = command
    onOpenChange(false)
  }

  // The focus goes back first, so that a page or dialog that the command opens can take it from there.
  function giveBack(event: Event) {
    event.preventDefault()
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus()
    const command = chosen.current
    chosen.current = null
    command?.run()
  }

  return (
    <>
      <Radix.Root open={open} onOpenChange={onOpenChange}>
        <Radix.Portal>
          <Radix.Overlay className="ui-scrim fixed inset-0 z-40 bg-scrim" />
          <Radix.Content
            aria-describedby={undefined}
            onOpenAutoFocus={() => {
              opener.current = document.activeElement
            }}
            onCloseAutoFocus={giveBack}
            className="ui-pop fixed inset-x-0 top-[12vh] z-40 mx-auto flex max-h-[min(32rem,76dvh)] w-[min(40rem,calc(100vw-24px))] flex-col overflow-hidden rounded-panel bg-raised text-14 text-ink shadow-float outline-none max-md:top-3"
          >
            <Radix.Title className="sr-only">Search</Radix.Title>
            <Finder show={show} onChoose={choose} onClose={() => onOpenChange(false)} />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
      {shown}
    </>
  )
}

type FinderProps = {
  show: PaletteTools['show']
  onChoose: (command: Command) => void
  onClose: () => void
}

/* Made anew each time the palette opens, so that it begins empty. */
function Finder({ show, onChoose, onClose }: FinderProps) {
  const [, navigate] = useLocation()
  const { all, isLoading } = usePaletteCommands({ navigate, show })
  const list = usePaletteList(all, onChoose, onClose)
  return (
    <>
      <div className="flex items-center gap-2.5 border-b border-line px-4">
        <Search aria-hidden className="size-4 text-ink-3" />
        <input
          role="combobox"
          aria-label="Search pages, projects, agents and actions"
          aria-expanded
          aria-controls={list.id}
          aria-autocomplete="list"
          aria-activedescendant={list.activeId}
          autoComplete="off"
          spellCheck={false}
          placeholder="Search, or do something"
          value={list.query}
          onChange={(event) => list.setQuery(event.target.value)}
          onKeyDown={list.onKeyDown}
          className="h-12 min-w-0 flex-1 bg-transparent text-16 outline-none"
        />
      </div>
      <PaletteList list={list} isLoading={isLoading} onChoose={onChoose} />
    </>
  )
}
