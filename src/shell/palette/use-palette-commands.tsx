// All that the palette offers: what each feature gives, and the shell's own acts.
import { Keyboard, LogOut, Monitor, Moon, Sun } from 'lucide-react'
import { useMemo } from 'react'
import type { PaletteTools } from '../../features/client.ts'
import type { Command } from '../../ui/commands.ts'
import { useTheme } from '../../ui/theme.ts'
import { showOverlay } from '../overlay.ts'
import { listedPages, signedIn } from '../signed-in.ts'
import { keysTo } from '../use-shell-keys.ts'

/** The features' groups, in their order. */
const groups = ['Projects', 'Pages', 'Agents', 'Actions']

export function usePaletteCommands({ navigate, show }: PaletteTools): {
  all: readonly Command[]
  /** More are on their way. */
  isLoading: boolean
} {
  const given = signedIn.flatMap(({ usePalette }) => usePalette?.({ navigate, show }) ?? [])
  const acts = useActs()
  const pages = useMemo(
    () =>
      listedPages.map(({ path, ...page }) => ({
        ...page,
        id: `page ${path}`,
        group: 'Pages',
        keys: keysTo(path),
        run: () => navigate(path),
      })),
    [navigate],
  )
  const lists = [pages, ...given.map((source) => source.commands), acts]
  const all = useMemo(
    () => lists.flat().sort((one, other) => groups.indexOf(one.group) - groups.indexOf(other.group)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as many lists at each draw, each kept while it is the same
    [...lists],
  )
  return { all, isLoading: given.some(({ isLoading }) => isLoading) }
}

const themes = [
  { choice: 'light', title: 'Light theme', icon: <Sun aria-hidden /> },
  { choice: 'dark', title: 'Dark theme', icon: <Moon aria-hidden /> },
  { choice: 'system', title: 'System theme', icon: <Monitor aria-hidden /> },
] as const

function useActs(): Command[] {
  const [theme, chooseTheme] = useTheme()
  return useMemo(
    () => [
      ...themes
        .filter(({ choice }) => choice !== theme)
        .map(({ choice, title, icon }) => ({
          id: `theme ${choice}`,
          title,
          group: 'Actions',
          words: 'switch appearance colour mode',
          icon,
          run: () => chooseTheme(choice),
        })),
      {
        id: 'keys',
        title: 'Show the keys',
        group: 'Actions',
        words: 'keyboard shortcuts help',
        icon: <Keyboard aria-hidden />,
        keys: '?',
        run: () => showOverlay('keys'),
      },
      {
        id: 'log out',
        title: 'Log out',
        group: 'Actions',
        words: 'sign out leave',
        icon: <LogOut aria-hidden />,
        run: () => location.assign('/api/logout'),
      },
    ],
    [theme, chooseTheme],
  )
}
