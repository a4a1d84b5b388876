// The versions of a file: what was added, removed and changed since an earlier one.
import { useState } from 'react'
import { Link } from 'wouter'
import { classNames } from '../../../ui/class-names.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Select } from '../../../ui/select.tsx'
import { Loading, SkeletonRows } from '../../../ui/skeleton.tsx'
import { RelativeTime } from '../../../ui/time.tsx'
import { useRead } from '../../../ui/use-read.ts'
import { compareDocuments, type Document, type DocumentChange } from '../contract.ts'
import type { ChosenChange } from './compared-pages.tsx'
import { placeWords } from './document-words.ts'
import { MakeTask } from './make-task-button.tsx'

export type VersionsProps = {
  document: Document
  chosen: ChosenChange | null
  choose: (chosen: ChosenChange | null) => void
}

export function Versions({ document, chosen, choose }: VersionsProps) {
  const others = document.versions.filter(({ id }) => id !== document.id)
  const earlier = others.find(({ version }) => version < document.version) ?? others[0]
  const [earlierId, setEarlierId] = useState(earlier?.id ?? null)
  return (
    <div className="py-4">
      <ol aria-label="Versions" className="grid gap-1 text-13">
        {document.versions.map(({ id, version, createdAt, from }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-2">
            {id === document.id ? (
              <b className="font-550">Version {version}, this one</b>
            ) : (
              <Link href={`/documents/${id}`} className="link">
                Version {version}
              </Link>
            )}
            <span className="text-12 text-ink-2">
              {from}, <RelativeTime at={createdAt} />
            </span>
          </li>
        ))}
      </ol>
      {earlierId === null ? (
        <p className="mt-3 text-13 text-ink-2">
          Send a newer version in the same thread to see what changed.
        </p>
      ) : (
        <>
          <div className="mt-4 flex items-center gap-2 text-13">
            <span className="whitespace-nowrap">Compare with</span>
            <Select
              aria-label="Compare with"
              value={String(earlierId)}
              onValueChange={(id) => {
                setEarlierId(Number(id))
                choose(null)
              }}
              options={others.map(({ id, version }) => ({ value: String(id), label: `Version ${version}` }))}
            />
          </div>
          <Changes document={document} earlierId={earlierId} chosen={chosen} choose={choose} />
        </>
      )}
      <SameFile document={document} />
    </div>
  )
}

const signs = { added: '+', removed: '\u2212', changed: '\u00b1' } as const
const nouns = { added: 'Added', removed: 'Removed', changed: 'Changed' } as const

function nounOf({ kind, about }: DocumentChange): string {
  if (about === 'text') return nouns[kind]
  return about === 'amount' ? 'Amount changed' : 'Date changed'
}

function Changes({ document, earlierId, chosen, choose }: VersionsProps & { earlierId: number }) {
  const read = useRead(compareDocuments, { params: { id: document.id, earlierId } })
  return (
    <Loaded
      of={read}
      failed="Failed to compare the versions"
      className="mt-4"
      waiting={
        <Loading label="Comparing the versions" className="mt-4">
          <SkeletonRows rows={4} />
        </Loading>
      }
    >
      {({ changes, moved }) => (
        <>
          <p className="mt-3 text-15 font-550">{countWords(changes.length)}</p>
          <ul className="mt-2">
            {changes.map((change, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the changes between two files never change
              <li
                key={index}
                className="flex items-start gap-2 border-t border-line py-0.5 max-sm:flex-wrap max-sm:gap-y-0"
              >
                <Change
                  change={change}
                  unit={document.unit}
                  isShown={chosen?.index === index}
                  onShow={() => choose({ earlierId, changes, index })}
                />
                <MakeTask
                  document={document}
                  of={{ list: 'changes', earlierId, index }}
                  name={change.after ?? change.before ?? nounOf(change)}
                />
              </li>
            ))}
          </ul>
          <p className="mt-3 text-12 text-ink-2">
            {moved > 0
              ? `Spelling, page numbers and ${moved} moved ${moved === 1 ? 'line' : 'lines'} are not counted.`
              : 'Spelling and page numbers are not counted.'}
          </p>
        </>
      )}
    </Loaded>
  )
}

function countWords(count: number): string {
  if (count === 0) return 'Nothing changed.'
  return count === 1 ? 'One change.' : `${count} changes.`
}

type ChangeProps = { change: DocumentChange; unit: string | null; isShown: boolean; onShow: () => void }

function Change({ change, unit, isShown, onShow }: ChangeProps) {
  const { kind, title, before, after, partBefore, partAfter } = change
  const part = partAfter ?? partBefore
  return (
    <button
      type="button"
      aria-pressed={isShown}
      onClick={onShow}
      className={classNames(
        'grid min-w-0 flex-1 max-sm:basis-full grid-cols-[18px_minmax(0,1fr)_auto] gap-x-2 gap-y-0.5 rounded-control px-2.5 py-2 text-left text-13 hover:bg-ink/4',
        isShown && 'bg-[var(--alex-tint)]',
      )}
    >
      <span role="img" aria-label={nouns[kind]} className="text-center font-semibold">
        {signs[kind]}
      </span>
      <b className="font-550 wrap-text">{[title, nounOf(change)].filter(Boolean).join(': ')}</b>
      {part !== null && <span className="text-12 text-ink-3">{placeWords(unit, part)}</span>}
      <span className="col-span-2 col-start-2 text-12 text-ink-2 wrap-text">
        {before !== null && <del className="text-danger-ink">{before}</del>}
        {before !== null && after !== null && ' became '}
        {after !== null && <ins className="text-success-ink no-underline">{after}</ins>}
      </span>
    </button>
  )
}

function SameFile({ document }: { document: Document }) {
  if (document.sameAs.length === 0) return null
  return (
    <section aria-label="The same file" className="mt-5 border-t border-line pt-3 text-13">
      <h2 className="text-12 font-550 text-ink-2">The same file in other mails</h2>
      <ul className="mt-1">
        {document.sameAs.map(({ id, subject, createdAt }) => (
          <li key={id}>
            <Link href={`/documents/${id}`} className="link">
              {subject || 'No subject'}
            </Link>{' '}
            <RelativeTime at={createdAt} className="text-12 text-ink-2" />
          </li>
        ))}
      </ul>
    </section>
  )
}
