// The views of a page that a person has kept: opened by a press, deleted, and the present one added under a name.
import { Bookmark, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Input } from '../../../../ui/input.tsx'
import { Popover } from '../../../../ui/popover.tsx'
import { failureWords } from '../../../../ui/request.ts'
import type { SavedView, ViewPage } from '../../views/contract.ts'
import { useDeleteView, useSavedViews, useSaveView } from './use-saved-views.ts'

export type SavedViewsProps = {
  page: ViewPage
  /** The present view as the address has it, without a question mark; empty for the plain one. */
  query: string
  onOpen: (query: URLSearchParams) => void
}

/** Behind a button, where the page has no panel for them. */
export function SavedViewsButton(props: SavedViewsProps) {
  const [open, setOpen] = useState(false)
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label="Saved views"
      className="w-72 p-3"
      trigger={
        <Button variant="ghost" icon={<Bookmark aria-hidden />}>
          Views
        </Button>
      }
    >
      <SavedViews
        {...props}
        onOpen={(query) => {
          setOpen(false)
          props.onOpen(query)
        }}
      />
    </Popover>
  )
}

export function SavedViews({ page, query, onOpen }: SavedViewsProps) {
  const views = useSavedViews(page)
  const remove = useDeleteView(page)
  return (
    <div className="flex flex-col gap-2">
      {views.isError && <p className="text-13 text-ink-2">{failureWords(views.error)}</p>}
      {views.data?.length === 0 && (
        <p className="text-13 text-ink-2">Choose filters and a sort, and keep them under a name.</p>
      )}
      {views.data && views.data.length > 0 && (
        <ul aria-label="Saved views" className="-mx-2">
          {views.data.map((view) => (
            <ViewRow
              key={view.id}
              view={view}
              current={view.query === query}
              onOpen={() => onOpen(new URLSearchParams(view.query))}
              onDelete={() => remove.mutate(view)}
            />
          ))}
        </ul>
      )}
      <SaveForm page={page} query={query} />
    </div>
  )
}

type ViewRowProps = { view: SavedView; current: boolean; onOpen: () => void; onDelete: () => void }

function ViewRow({ view, current, onOpen, onDelete }: ViewRowProps) {
  return (
    <li className="flex items-center rounded-control hover:bg-hover has-[[aria-current]]:bg-ink/8">
      <button
        type="button"
        aria-current={current ? 'true' : undefined}
        onClick={onOpen}
        className="min-w-0 flex-1 truncate rounded-control px-2 py-1 text-left text-13 max-md:min-h-11"
      >
        {view.name}
      </button>
      <IconButton
        quiet
        size="sm"
        tooltip={false}
        label={`Delete the view ${view.name}`}
        icon={<X aria-hidden />}
        onClick={onDelete}
      />
    </li>
  )
}

function SaveForm({ page, query }: Pick<SavedViewsProps, 'page' | 'query'>) {
  const [name, setName] = useState('')
  const save = useSaveView(page)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ name: name.trim(), query }, { onSuccess: () => setName('') })
  }
  return (
    <form onSubmit={submit} className="flex items-center gap-2">
      <Input
        aria-label="Name of this view"
        placeholder="Name of this view"
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
        className="min-w-0 flex-1"
      />
      <Button
        type="submit"
        size="sm"
        disabled={name.trim() === ''}
        busy={save.isPending}
        busyLabel="Saving..."
      >
        Save
      </Button>
    </form>
  )
}
