// The field of the palette with what it finds: typed, narrowed, walked through by keys.
import { Search } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import type { PaletteTools } from '../../features/client.ts'
import { rememberOpened } from '../../features/search/screen/opened.ts'
import { useSearch } from '../../features/search/screen/use-search.ts'
import { Chip } from '../../ui/chip.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { keyName } from '../../ui/use-keys.ts'
import { takeTyped } from '../typed-ahead.ts'
import { countWords, groupsOf, type Item } from './items.ts'
import { PaletteList } from './palette-list.tsx'
import { FindingStates } from './palette-states.tsx'
import { usePaletteCommands } from './use-palette-commands.tsx'
import { usePaletteList } from './use-palette-list.ts'

export type FinderProps = {
  show: PaletteTools['show']
  /** Closes the palette, and then does this. */
  onDo: (act: () => void) => void
  onClose: () => void
  /** Closes it, or calls it back while it fades away. */
  onToggle: () => void
}

/** Made anew each time the palette opens: with what was typed while it came. */
export function Finder({ show, onDo, onClose, onToggle }: FinderProps) {
  const [path, navigate] = useLocation()
  const [typed, setTyped] = useState(takeTyped)
  const [kind, setKind] = useState<string | null>(null)
  const query = typed.trim()
  const narrowed = query === '' ? null : kind
  const commands = usePaletteCommands({ navigate, show })
  const found = useSearch(typed, narrowed, path)
  const groups = useMemo(
    () =>
      groupsOf({
        ...{ typed: query, kind: narrowed, commands: commands.all },
        isGuess: (found.data?.near.length ?? 0) > 0,
        groups: found.isForeign || found.error !== null ? [] : (found.data?.groups ?? []),
      }),
    [query, narrowed, commands.all, found.isForeign, found.error, found.data],
  )
  const isLoading = found.isLoading || commands.isLoading

  function choose(item: Item) {
    if (item.sort === 'more') return setKind(item.kind)
    if (item.sort === 'command') return onDo(item.command.run)
    rememberOpened(item.row)
    onDo(() => navigate(item.row.path))
  }

  const list = usePaletteList(
    groups,
    { query, isLoading: found.isLoading },
    {
      onChoose: choose,
      onToggle,
      onCopy: (item) => {
        if (item.sort === 'found') void navigator.clipboard.writeText(location.origin + item.row.path)
      },
    },
  )
  const total = found.data?.groups.reduce((sum, group) => sum + group.total, 0) ?? 0

  return (
    <>
      <div className="flex h-14 shrink-0 items-center gap-3 border-b border-line pr-3.5 pl-4.5 max-md:h-15 max-md:px-4">
        <Search aria-hidden className="size-4 text-ink-3" />
        <input
          role="combobox"
          aria-label="Search tasks, mails, people and pages"
          aria-expanded={list.active !== undefined}
          aria-controls={list.id}
          aria-autocomplete="list"
          aria-activedescendant={list.activeId}
          autoComplete="off"
          spellCheck={false}
          placeholder="Search or do something"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={list.onKeyDown}
          className="h-full min-w-0 flex-1 bg-transparent text-16 outline-none"
        />
        {query !== '' && !found.isForeign && total > 0 && (
          <span aria-hidden className="text-12 text-ink-3 tabular-nums">
            {countWords(total)} found
          </span>
        )}
        <span aria-hidden className="max-md:hidden">
          <Kbd keys="Esc" />
        </span>
        <button type="button" onClick={onClose} className="h-11 text-14 font-medium text-accent md:hidden">
          Cancel
        </button>
      </div>
      {query !== '' && found.data !== undefined && (
        <fieldset className="flex shrink-0 gap-1.5 overflow-x-auto px-4.5 pt-2.5 pb-1 max-md:px-4">
          <legend className="sr-only">Search in</legend>
          <Chip pressed={kind === null} onClick={() => setKind(null)}>
            All
          </Chip>
          {found.data.kinds.map((one) => (
            <Chip key={one.kind} pressed={kind === one.kind} onClick={() => setKind(one.kind)}>
              {one.title}
            </Chip>
          ))}
        </fieldset>
      )}
      <div className="flex min-h-0 flex-1 flex-col">
        <PaletteList list={list} isLoading={isLoading} onChoose={choose} />
        <FindingStates found={found} list={list} isLoading={isLoading} />
      </div>
      <p
        aria-hidden
        className="flex h-10 shrink-0 items-center gap-4.5 border-t border-line px-4.5 text-12 text-ink-2 max-md:hidden"
      >
        <FooterKey keys="↑ ↓" words="move" />
        <FooterKey keys="Enter" words="open" />
        <FooterKey keys={keyName('Ctrl Shift C')} words="copy link" />
        {query !== '' && <FooterKey keys="Tab" words="narrow" />}
      </p>
    </>
  )
}

function FooterKey({ keys, words }: { keys: string; words: string }) {
  return (
    <span className="flex items-center gap-1.5">
      {keys.split(' ').map((one) => (
        <Kbd key={one} keys={one} />
      ))}
      {words}
    </span>
  )
}
