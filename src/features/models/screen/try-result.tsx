// What a sample mail came to, by rules and by the model, side by side.

import { formatDate } from '../../../ui/dates.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { ModelTry, SampleTask } from '../contract.ts'

export function TryResult({ tried }: { tried: ModelTry }) {
  const { mail, byRules, byModel, vectorLength, trouble, ms, tokens } = tried
  return (
    <section aria-label="Test" className="mt-4 grid gap-4">
      {trouble === null ? (
        <Notice tone="success" title={`The model answered in ${seconds(ms)}`}>
          {vectorLength !== null
            ? `Its vectors have ${vectorLength.toLocaleString('en')} numbers.`
            : tokens > 0
              ? `${tokens.toLocaleString('en')} tokens for this mail.`
              : 'It counted no tokens.'}
        </Notice>
      ) : (
        <Notice tone="danger" title="The model gave no answer">
          {trouble}
        </Notice>
      )}
      {mail && (
        <figure className="rounded-card bg-sunken p-4">
          <figcaption className="text-12 text-ink-2">
            {mail.from}: {mail.subject}
          </figcaption>
          <blockquote className="mt-2 text-13 whitespace-pre-line">{mail.text}</blockquote>
        </figure>
      )}
      {mail && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Tasks title="Read by rules" tasks={byRules} />
          {byModel && <Tasks title="Read by the model" tasks={byModel} />}
        </div>
      )}
    </section>
  )
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

function Tasks({ title, tasks }: { title: string; tasks: readonly SampleTask[] }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="text-13 font-semibold">{title}</h3>
      {tasks.length === 0 ? (
        <p className="mt-2 text-13 text-ink-2">No task.</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {tasks.map((task) => (
            <li key={task.title} className="py-2 text-13">
              {task.title}
              <p className="text-12 text-ink-2">{aboutOf(task)}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function aboutOf({ owners, due }: SampleTask): string {
  const parts = [...owners, ...(due ? [`due ${formatDate(due)}`] : [])]
  return parts.length === 0 ? 'nobody’s, no date' : parts.join(', ')
}
