// What the models were asked in the last 30 days: a bar for each day, sums with their cost, and failures.
import { useState } from 'react'
import { agentFrom, cardOf } from '../../../crew/crew.ts'
import { classNames } from '../../../ui/class-names.ts'
import { formatDate } from '../../../ui/dates.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { SkeletonPanels } from '../../../ui/skeleton.tsx'
import { Table, Td, Th } from '../../../ui/table.tsx'
import { RelativeTime } from '../../../ui/time.tsx'
import type { ModelUsage, UsageOnWire } from '../contract.ts'
import { costWords, storedWords, sumUsage, type UsageBy } from './cost.ts'
import { useModelUsage } from './use-models.ts'

const DAYS = 30
const DAY_MS = 86_400_000

const choices: readonly { value: UsageBy; label: string }[] = [
  { value: 'model', label: 'Model' },
  { value: 'agent', label: 'Agent' },
  { value: 'company', label: 'Company' },
]

const nameBy: Record<UsageBy, (row: UsageOnWire) => string> = {
  model: ({ model }) => model,
  agent: ({ agent }) => nameOfAsker(agent),
  company: ({ company }) => company ?? 'Personal',
}

/** What asks and is no agent of the crew. */
const askerNames: Record<string, string> = {
  copilot: 'Copilot',
  board: 'Ask AI on a board',
  test: 'Tests on this page',
}

function nameOfAsker(asker: string): string {
  const type = agentFrom(asker)
  return type ? cardOf(type).name : (askerNames[asker] ?? asker)
}

export function UsagePart() {
  const usage = useModelUsage(DAYS)
  return (
    <Loaded
      of={usage}
      failed="What the models cost could not be loaded"
      safe="It is counted all the same."
      level={2}
      waiting={<SkeletonPanels label="Loading what the models cost" />}
    >
      {(read) => (
        <>
          <Spending usage={read} />
          {read.failures.length > 0 && <Failures usage={read} />}
        </>
      )}
    </Loaded>
  )
}

function Spending({ usage: { rows, prices, since } }: { usage: ModelUsage }) {
  const [by, setBy] = useState<UsageBy>('model')
  const [whole] = sumUsage(rows, prices ?? [], () => 'all')
  if (!whole)
    return (
      <Panel title="Use in the last 30 days">
        <p className="text-13 text-ink-2">
          No model was asked yet. Its tokens and their cost will appear here.
        </p>
      </Panel>
    )
  return (
    <Panel
      title="Use in the last 30 days"
      description={[
        `${counted(whole.tokens)} tokens${prices ? `, ${costWords(whole)}` : ''}`,
        storedWords(whole) ?? [],
      ]
        .flat()
        .join('. ')}
    >
      <Days rows={rows} since={since} />
      <div className="mt-4 mb-2">
        <Segmented label="Sums by" value={by} onValueChange={setBy} options={choices} />
      </div>
      <Table
        caption={`Use by ${by}`}
        head={
          <tr>
            <Th>{choices.find(({ value }) => value === by)?.label}</Th>
            <Th numeric>Questions</Th>
            <Th numeric>Answered</Th>
            <Th numeric>Tokens</Th>
            <Th numeric>Cached</Th>
            {prices && <Th numeric>Cost</Th>}
          </tr>
        }
      >
        {sumUsage(rows, prices ?? [], nameBy[by]).map((sum) => (
          <tr key={sum.name}>
            <Td className="min-w-24 wrap-text">{sum.name}</Td>
            <Td numeric>{counted(sum.questions)}</Td>
            <Td numeric>{counted(sum.answers)}</Td>
            <Td numeric>{counted(sum.tokens)}</Td>
            <Td numeric>{counted(sum.cachedTokens)}</Td>
            {prices && <Td numeric>{costWords(sum)}</Td>}
          </tr>
        ))}
      </Table>
    </Panel>
  )
}

function Days({ rows, since }: { rows: readonly UsageOnWire[]; since: string }) {
  const start = Date.parse(since)
  const days = Array.from({ length: DAYS }, (_, place) =>
    new Date(start + place * DAY_MS).toISOString().slice(0, 10),
  )
  const tokensOf = new Map<string, number>()
  for (const { day, inputTokens, outputTokens } of rows)
    tokensOf.set(day, (tokensOf.get(day) ?? 0) + inputTokens + outputTokens)
  const most = Math.max(1, ...tokensOf.values())
  const [first, last] = [days[0], days.at(-1)]
  return (
    <figure aria-label={`Tokens a day, at most ${counted(most)}`}>
      <ul className="flex h-24 items-end gap-0.5">
        {days.map((day) => {
          const tokens = tokensOf.get(day) ?? 0
          return (
            <li
              key={day}
              title={`${formatDate(day)}: ${counted(tokens)} tokens`}
              className={classNames('min-w-0 flex-1 rounded-t-[2px]', tokens > 0 ? 'bg-accent' : 'bg-sunken')}
              style={{ height: tokens > 0 ? `${Math.max(4, (tokens / most) * 100)}%` : '2px' }}
            >
              <span className="sr-only">
                {formatDate(day)}: {counted(tokens)} tokens
              </span>
            </li>
          )
        })}
      </ul>
      <figcaption aria-hidden className="mt-1 flex justify-between text-12 text-ink-2">
        <span>{first && formatDate(first)}</span>
        <span>{last && formatDate(last)}</span>
      </figcaption>
    </figure>
  )
}

function Failures({ usage: { failures } }: { usage: ModelUsage }) {
  return (
    <Panel title="Questions without an answer" description="The rules read these mails.">
      <ul className="divide-y divide-line text-13">
        {failures.map(({ day, model, reason, count, lastAt }) => (
          <li key={`${day} ${model} ${reason}`} className="py-2 first:pt-0 last:pb-0">
            <p className="wrap-text">{reason}</p>
            <p className="text-12 text-ink-2">
              {model}, {count === 1 ? 'once' : `${counted(count)} times`} that day, last{' '}
              <RelativeTime at={lastAt} inSentence />
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const counted = (count: number) => count.toLocaleString('en')
