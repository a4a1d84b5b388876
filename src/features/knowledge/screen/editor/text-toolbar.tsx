// The buttons above an editor: headings, bold, lists, a link, a source.
import { Bold, Heading, Link2, List, ListOrdered, Quote, TextQuote } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { editField, selectionOf } from './edit-field.ts'
import { beginLines, type Edit, makeLink, type Selection, surround } from './edit-text.ts'

type Tool = [label: string, icon: ReactNode, edit: (selection: Selection) => Edit, keys?: string]

const tools: readonly Tool[] = [
  ['Heading', <Heading key="h" aria-hidden />, (selection) => beginLines(selection, '## ')],
  ['Bold', <Bold key="b" aria-hidden />, (selection) => surround(selection, '**'), 'Ctrl B'],
  ['List', <List key="l" aria-hidden />, (selection) => beginLines(selection, '- ')],
  ['Steps', <ListOrdered key="o" aria-hidden />, (selection) => beginLines(selection, '1. ')],
  ['Note', <TextQuote key="q" aria-hidden />, (selection) => beginLines(selection, '> ')],
  ['Link', <Link2 key="a" aria-hidden />, makeLink],
]

export interface TextToolbarProps {
  field: RefObject<HTMLTextAreaElement | null>
  onAddSource: () => void
}

export function TextToolbar({ field, onAddSource }: TextToolbarProps) {
  return (
    <div
      role="toolbar"
      aria-label="Text"
      className="sticky top-2 z-10 inline-flex max-w-full items-center gap-0.5 overflow-x-auto rounded-card bg-raised p-[3px] shadow-lift"
    >
      {tools.map(([label, icon, edit, keys]) => (
        <IconButton
          key={label}
          label={label}
          keys={keys}
          icon={icon}
          className="h-7! w-[30px]! max-md:h-10! max-md:w-10!"
          // The selection of the field must outlive the press.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => field.current && editField(field.current, edit(selectionOf(field.current)))}
        />
      ))}
      <span aria-hidden className="mx-1 h-4 w-px bg-line" />
      <Button
        size="sm"
        variant="ghost"
        icon={<Quote aria-hidden />}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onAddSource}
      >
        Add a source
      </Button>
    </div>
  )
}
