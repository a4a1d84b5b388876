// What stands in the list of the palette, in its groups: results of the search, more of them, and what can be done.
import type { Found, FoundGroup } from '../../features/search/contract.ts'
import type { Command } from '../../ui/commands.ts'
import { inGroups, rank } from './rank.ts'

export type Item =
  | { sort: 'found'; id: string; row: Found }
  | { sort: 'more'; id: string; kind: string; words: string }
  | { sort: 'command'; id: string; command: Command }

export interface ItemGroup {
  title: string
  /** Null where it is not counted. */
  count: string | null
  /** Its first row is what was typed, whatever the search finds. */
  isMeant?: boolean
  items: Item[]
}

/** Of one group beside others; the next key narrows it. */
const SHOWN = 2
/** Where there is room for them. */
const SHOWN_OF_FEW = 4
const FEW_GROUPS = 2
const COMMANDS = 5
/** So many letters name a page or an act. */
const NAMING = 3
/** The search counts no further. */
const COUNTED = 1_000

export interface Offered {
  typed: string
  /** Narrowed to it; null for all. */
  kind: string | null
  groups: readonly FoundGroup[]
  commands: readonly Command[]
  /** What was found is only near to what was typed. */
  isGuess: boolean
}

export function groupsOf({ typed, kind, groups, commands, isGuess }: Offered): ItemGroup[] {
  const most = kind !== null ? Number.POSITIVE_INFINITY : groups.length > FEW_GROUPS ? SHOWN : SHOWN_OF_FEW
  const own = groups.filter((group) => kind === null || group.kind === kind)
  const found = own.map((group) => foundGroup(group, group.kind === 'recent' ? group.rows.length : most))
  const acts = kind === null ? commandGroups(commands, typed) : []
  const isFirst = isGuess || acts.some(({ isMeant }) => isMeant)
  return (isFirst ? [...acts, ...found] : [...found, ...acts]).filter(({ items }) => items.length > 0)
}

function foundGroup({ kind, title, total, rows }: FoundGroup, most: number): ItemGroup {
  const items = rows.slice(0, most).map((row): Item => ({ sort: 'found', id: `${row.kind}-${row.id}`, row }))
  const isMore = most < rows.length || (Number.isFinite(most) && total > items.length && kind !== 'recent')
  const words = `All ${countWords(total)} ${title.toLowerCase()}`
  return {
    title,
    count: kind === 'recent' ? null : countWords(total),
    items: isMore ? [...items, { sort: 'more', id: `more-${kind}`, kind, words }] : items,
  }
}

export const countWords = (total: number) => (total >= COUNTED ? `${COUNTED}+` : String(total))

function commandGroups(commands: readonly Command[], typed: string): ItemGroup[] {
  const itemOf = (command: Command): Item => ({ sort: 'command', id: `do-${command.id}`, command })
  if (typed.trim() === '') {
    return inGroups(commands.filter(({ isRare }) => !isRare)).map((group) => ({
      title: group.title,
      count: null,
      items: group.commands.map(itemOf),
    }))
  }
  const ranked = rank(commands, typed).slice(0, COMMANDS)
  const isMeant =
    typed.length >= NAMING && ranked[0]?.title.toLowerCase().startsWith(typed.toLowerCase()) === true
  return [{ title: 'Pages, agents and acts', count: null, isMeant, items: ranked.map(itemOf) }]
}
