// The records to publish, each with what the DNS shows, and below a wrong one what follows and what to do.
import { Check, CircleHelp, Clock, X } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import type { DnsRecord, RecordState } from '../contract.ts'

const states: Record<RecordState, { word: string; tone: string; icon: ReactNode }> = {
  right: { word: 'right', tone: 'text-success-ink', icon: <Check aria-hidden className="text-success" /> },
  missing: { word: 'not found', tone: 'text-danger-ink', icon: <X aria-hidden className="text-danger" /> },
  different: { word: 'wrong', tone: 'text-danger-ink', icon: <X aria-hidden className="text-danger" /> },
  unsure: {
    word: 'look',
    tone: 'text-warning-ink',
    icon: <CircleHelp aria-hidden className="text-warning" />,
  },
  unknown: { word: 'no answer', tone: 'text-ink-2', icon: <Clock aria-hidden className="text-ink-3" /> },
}

export function DnsTable({ records }: { records: readonly DnsRecord[] }) {
  const right = records.filter(({ state }) => state === 'right').length
  return (
    <section aria-labelledby="dns-records">
      <div className="flex h-8 items-center gap-2.5">
        <h2 id="dns-records" className="text-14 font-semibold">
          DNS records
        </h2>
        <span className="text-13 text-ink-3 tabular-nums">
          {right} of {records.length} right
        </span>
        <span className="ml-auto text-12 text-ink-3 max-md:hidden">
          Looked up every 30 seconds while this page is open
        </span>
      </div>
      <table className="w-full table-fixed border-collapse text-13 max-md:block">
        <caption className="sr-only">Records of the mail domain</caption>
        <thead className="max-md:sr-only">
          <tr className="border-b border-line-2 text-left">
            <Head className="w-14">Type</Head>
            <Head className="w-[30%]">Name</Head>
            <Head>Value</Head>
            <Head className="w-[6.5rem]">Seen in DNS</Head>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {records.map((record) => (
            <Fragment key={record.id}>
              <RecordRow record={record} />
              {record.trouble && <TroubleRow record={record} trouble={record.trouble} />}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const Head = ({ className, children }: { className?: string; children: ReactNode }) => (
  <th scope="col" className={classNames('inscription h-8 pr-3 text-12 text-ink-2 last:pr-0', className)}>
    {children}
  </th>
)

const code = 'font-(family-name:--font-code) text-[11.5px]'

/** A name goes on in the next line after one of its dots. */
const Breakable = ({ name }: { name: string }) =>
  name.split('.').map((label, at, all) => (
    // biome-ignore lint: a label has no identity beyond its place
    <Fragment key={at}>
      {label}
      {at < all.length - 1 && (
        <>
          .<wbr />
        </>
      )}
    </Fragment>
  ))

function RecordRow({ record: { type, name, value, state, trouble } }: { record: DnsRecord }) {
  const { word, tone, icon } = states[state]
  return (
    <tr
      className={classNames(
        'max-md:grid max-md:grid-cols-[3rem_minmax(0,1fr)_auto] max-md:items-center max-md:py-2',
        trouble === null && 'border-b border-line',
      )}
    >
      <td className="h-9 pr-3 font-550 max-md:h-auto">{type}</td>
      <td className={classNames('h-9 pr-3 wrap-text max-md:h-auto', code)}>
        <Breakable name={name} />
      </td>
      <td className="h-9 pr-3 max-md:order-last max-md:col-span-2 max-md:col-start-2 max-md:h-auto max-md:pr-0">
        {value === null ? (
          <span className="text-12 text-ink-2">named by your relay’s provider</span>
        ) : (
          <span className="flex items-center gap-2">
            <span className={classNames('min-w-0 flex-1 py-1.5 wrap-text', code)}>{value}</span>
            <CopyButton text={value} what={`the value of ${type} ${name}`} className="shrink-0" />
          </span>
        )}
      </td>
      <td className="h-9 max-md:h-auto">
        <span
          className={classNames(
            'inline-flex items-center gap-1.5 text-12 font-medium [&>svg]:size-3.5',
            tone,
          )}
        >
          {icon}
          {word}
        </span>
      </td>
    </tr>
  )
}

function TroubleRow({
  record: { state, seen },
  trouble: { what, advice },
}: {
  record: DnsRecord
  trouble: NonNullable<DnsRecord['trouble']>
}) {
  const isWrong = state === 'missing' || state === 'different'
  return (
    <tr className="border-b border-line max-md:block">
      <td colSpan={4} className="pb-2.5 max-md:block">
        <div
          className={classNames(
            'rounded-control px-3 py-2 text-12 wrap-text',
            isWrong ? 'bg-danger-tint' : state === 'unsure' ? 'bg-warning-tint' : 'bg-sunken',
          )}
        >
          <strong
            className={classNames(
              'font-550',
              isWrong ? 'text-danger-ink' : state === 'unsure' ? 'text-warning-ink' : 'text-ink',
            )}
          >
            {what}
          </strong>{' '}
          {advice}
          {seen.length > 0 && (
            <span className="mt-1 block text-ink-2">
              There now: <span className={code}>{seen.join(' · ')}</span>
            </span>
          )}
        </div>
      </td>
    </tr>
  )
}
