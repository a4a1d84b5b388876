// What fits, as a listbox in groups: results of the search first, then pages, agents and acts.
import type { Item, ItemGroup } from './items.ts'
import { PaletteOption } from './palette-option.tsx'
import type { PaletteList as List } from './use-palette-list.ts'

type PaletteListProps = { list: List; isLoading: boolean; onChoose: (item: Item) => void }

export function PaletteList({ list, isLoading, onChoose }: PaletteListProps) {
  return (
    <div
      id={list.id}
      role="listbox"
      aria-label="What fits"
      aria-busy={isLoading}
      className={list.active === undefined ? 'hidden' : 'min-h-0 overflow-y-auto px-2 pt-1 pb-2'}
    >
      {list.groups.map((group) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset has no place in a listbox
        <div key={group.title} role="group" aria-labelledby={`${list.id}-${group.title}`}>
          <GroupHead id={`${list.id}-${group.title}`} group={group} />
          {group.items.map((item) => (
            <PaletteOption
              key={item.id}
              id={list.optionId(item)}
              item={item}
              isActive={item === list.active}
              onPoint={() => list.point(item)}
              onChoose={() => onChoose(item)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

function GroupHead({ id, group }: { id: string; group: ItemGroup }) {
  return (
    <p
      aria-hidden
      className="flex items-baseline gap-1.5 px-2.5 pt-2 pb-[3px] text-12 text-ink-2 max-md:pt-3.5"
    >
      <span id={id} className="font-[550]">
        {group.title}
      </span>
      {group.count !== null && <span className="text-ink-3 tabular-nums">{group.count}</span>}
    </p>
  )
}
