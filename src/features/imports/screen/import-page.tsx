// /import: a file is chosen, looked at with what would come of it, and brought in as a new project.
import { FileDown } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { pathOf } from '../../../kit/contract.ts'
import { actingAddress } from '../../../ui/acting-for.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { classNames } from '../../../ui/class-names.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Field } from '../../../ui/field.tsx'
import { FileChoice } from '../../../ui/file-choice.tsx'
import { Input } from '../../../ui/input.tsx'
import { failureWords } from '../../../ui/request.ts'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { exportAll, type ImportPreview, LONGEST_FILE } from '../contract.ts'
import { ColumnMatching } from './column-matching.tsx'
import { fileText } from './file-text.ts'
import { PreviewTable } from './preview-table.tsx'
import { type ChosenColumns, type ChosenFile, useBringIn, useLook } from './use-import.ts'

const kinds = {
  mailcrew: 'An exported project',
  trello: 'A board of Trello',
  linear: 'An export of Linear',
  csv: 'A table',
  poll: 'An exported poll',
  knowledge: 'An exported knowledge base',
  everything: 'An export of everything',
} as const

export function ImportPage() {
  const [file, setFile] = useState<ChosenFile | null>(null)
  const [columns, setColumns] = useState<ChosenColumns>({})
  const [name, setName] = useState<string | null>(null)
  const [tooLong, setTooLong] = useState(false)
  const look = useLook()
  const bring = useBringIn()
  async function take(chosen: File) {
    setTooLong(chosen.size > LONGEST_FILE)
    if (chosen.size > LONGEST_FILE) return
    const next = { fileName: chosen.name, text: fileText(new Uint8Array(await chosen.arrayBuffer())) }
    setFile(next)
    setColumns({})
    setName(null)
    look.mutate({ file: next, columns: {} })
  }
  function match(next: ChosenColumns) {
    setColumns(next)
    if (file) look.mutate({ file, columns: next })
  }
  const seen = file === null ? undefined : look.data
  const projectName = name ?? seen?.name ?? ''
  return (
    <div className="mx-auto w-full max-w-[960px] px-6 pt-6 pb-10 max-md:px-4">
      <h1 className="text-20 font-semibold tracking-[-0.012em]">Import</h1>
      <p className="mt-1 max-w-(--measure) text-13 text-ink-2">
        A file of tasks becomes a project of its own: a table as CSV, a board that Trello exported as JSON, an
        export of Linear, or a project that was exported here. An exported poll becomes a poll again, and so
        do a knowledge base and an export of everything. You see first what would come of it, and nobody is
        told.
      </p>
      <FilePlace onFile={(chosen) => void take(chosen)} hasFile={file !== null} fileName={file?.fileName} />
      {tooLong && (
        <p role="alert" className="mt-3 text-13 text-danger-ink">
          The file is larger than {LONGEST_FILE / 1_000_000} MB. Export it in parts.
        </p>
      )}
      {look.isPending && seen === undefined && (
        <Loading label="Reading the file" className="mt-6 grid gap-4">
          {['one', 'two', 'three', 'four'].map((row) => (
            <Skeleton key={row} className="h-6 w-full" />
          ))}
        </Loading>
      )}
      {look.error && (
        <ErrorState
          className="mt-6"
          level={2}
          title="This file cannot be imported"
          {...(file && { onRetry: () => look.mutate({ file, columns }) })}
          busy={look.isPending}
        >
          {failureWords(look.error)}
        </ErrorState>
      )}
      {file !== null && seen !== undefined && look.error === null && (
        <div className="mt-6 grid gap-6" aria-busy={look.isPending || undefined}>
          {seen.columns.length > 0 && (
            <ColumnMatching columns={seen.columns} matched={seen.matched} chosen={columns} onMatch={match} />
          )}
          <PreviewTable preview={seen} kind={kinds[seen.kind]} />
          <form
            className="flex flex-wrap items-end gap-3"
            onSubmit={(event) => {
              event.preventDefault()
              bring.mutate({ file, columns, name: projectName.trim() })
            }}
          >
            {!isWhole(seen.kind) && (
              <Field
                label={seen.kind === 'poll' ? 'Question of the poll' : 'Name of the project'}
                className="min-w-0 flex-[1_1_18rem]"
              >
                <Input
                  value={projectName}
                  maxLength={200}
                  onChange={(event) => setName(event.target.value)}
                />
              </Field>
            )}
            <Button
              type="submit"
              variant="primary"
              busy={bring.isPending}
              busyLabel="Importing..."
              disabled={(seen.tasks === 0 && seen.holds === null) || projectName.trim() === ''}
            >
              {labelOf(seen)}
            </Button>
          </form>
        </div>
      )}
      <TakeOut />
    </div>
  )
}

/** It has names of its own. */
const isWhole = (kind: ImportPreview['kind']) => kind === 'knowledge' || kind === 'everything'

function labelOf({ kind, holds, tasks }: ImportPreview): string {
  if (kind === 'knowledge') return 'Import the articles'
  if (kind === 'everything') return 'Import everything'
  return holds === null ? `Import ${tasks} ${tasks === 1 ? 'task' : 'tasks'}` : 'Import the poll'
}

function TakeOut() {
  return (
    <section aria-labelledby="take-out" className="mt-10 border-t border-line pt-6">
      <h2 id="take-out" className="text-14 font-semibold">
        Take it out
      </h2>
      <p className="mt-0.5 max-w-(--measure) text-13 text-ink-2">
        Files that import to the same, here or in another company. A project and a poll have Export in their
        own menus.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {(['knowledge', 'everything'] as const).map((what) => (
          <a
            key={what}
            href={actingAddress(pathOf(exportAll, { what }))}
            download
            className={buttonStyle('secondary', 'md')}
          >
            <FileDown aria-hidden />
            {what === 'knowledge' ? 'Export the articles' : 'Export everything'}
          </a>
        ))}
      </div>
    </section>
  )
}

function FilePlace({
  onFile,
  hasFile,
  fileName,
}: {
  onFile: (file: File) => void
  hasFile: boolean
  fileName: string | undefined
}) {
  const [isOver, setOver] = useState(false)
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [dropped] = event.dataTransfer.files
    if (dropped) onFile(dropped)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever has no pointer chooses the file by the field
    <div
      className={classNames(
        'mt-5 flex flex-wrap items-center justify-center gap-3 rounded-panel border border-dashed px-6 text-13 text-ink-2',
        hasFile ? 'py-4' : 'py-12',
        isOver ? 'border-accent bg-accent-tint' : 'border-line-2 bg-surface',
      )}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span className="wrap-text">{fileName ?? 'Drop a file here, or choose one.'}</span>
      <FileChoice accept=".csv,.tsv,.txt,.json,text/csv,application/json" onFile={onFile}>
        {hasFile ? 'Choose another' : 'Choose a file'}
      </FileChoice>
    </div>
  )
}
