// What fits, as a listbox: in groups before anything is typed, best first after that.
import { Fragment } from 'react'
import { classNames } from '../../ui/class-names.ts'
import type { Command } from '../../ui/commands.ts'
import { Kbd } from '../../ui/kbd.tsx'
import { keyName } from '../../ui/use-keys.ts'
import type { PaletteList as List } from './use-palette-list.ts'

type PaletteListProps = { list: List; isLoading: boolean; onChoose: (command: Command) => void }

export function PaletteList({ list, isLoading, onChoose }: PaletteListProps) {
  const empty = list.active === undefined
  return (
    <>
      <div
        id={list.id}
        role="listbox"
        aria-label="What fits"
        aria-busy={isLoading}
        className={classNames('min-h-0 overflow-y-auto p-1.5', empty && 'hidden')}
      >
        {list.groups.map(({ title, commands }) =>
          title === '' ? (
            <Fragment key="all">
              {commands.map((command) => (
                <Option key={command.id} command={command} list={list} onChoose={onChoose} showGroup />
              ))}
            </Fragment>
          ) : (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset has no place in a listbox
            <div key={title} role="group" aria-labelledby={`${list.id}-${title}`}>
              <p
                id={`${list.id}-${title}`}
                aria-hidden
                className="inscription px-2.5 pt-2 pb-1 text-12 text-ink-3"
              >
                {title}
              </p>
              {commands.map((command) => (
                <Option key={command.id} command={command} list={list} onChoose={onChoose} />
              ))}
            </div>
          ),
        )}
      </div>
      <p role="status" className={classNames('px-4 text-13 text-ink-2', empty ? 'py-6' : 'sr-only')}>
        {empty ? (isLoading ? 'Looking...' : `Nothing fits “${list.query}”.`) : countWords(list)}
      </p>
    </>
  )
}

/* Said to screen readers while the list changes under the typing. */
function countWords({ groups, query }: List): string {
  if (query === '') return ''
  const count = groups.reduce((sum, { commands }) => sum + commands.length, 0)
  return count === 1 ? '1 result' : `${count} results`
}

type OptionProps = {
  command: Command
  list: List
  onChoose: (command: Command) => void
  showGroup?: boolean
}

function Option({ command, list, onChoose, showGroup }: OptionProps) {
  const selected = command === list.active
  return (
    // The keys are heard by the field, which keeps the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={list.optionId(command)}
      role="option"
      aria-selected={selected}
      onPointerMove={() => {
        if (!selected) list.point(command)
      }}
      onClick={() => onChoose(command)}
      className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-control px-2.5 py-1 text-13 aria-selected:bg-ink/7 max-md:min-h-11 [&_svg.lucide]:size-4 [&_svg.lucide]:text-ink-3"
    >
      {command.icon}
      <span className="min-w-0 flex-1 truncate">{command.title}</span>
      {showGroup && <span className="shrink-0 text-12 text-ink-3 max-md:hidden">{command.group}</span>}
      {command.keys !== undefined && (
        <span className="flex shrink-0 gap-1 max-md:hidden">
          {keyName(command.keys)
            .split(' ')
            .map((one) => (
              <Kbd key={one} keys={one} />
            ))}
        </span>
      )}
    </div>
  )
}
