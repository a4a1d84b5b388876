// Prints each mail that was not read wholly right, with what was missed, what was wrong and the mail itself.
import type { LabelledTask } from './cases.ts'
import type { FoundTask } from './score.ts'
import type { MeasuredMail } from './tasks.ts'

export function misses(measured: readonly MeasuredMail[]): string {
  return measured
    .filter(({ direct }) => !direct.whole)
    .map(one)
    .join('\n\n')
}

function one({ labelled, read, direct }: MeasuredMail): string {
  const { id, lang, kind, from, to, cc, subject, text, html, date } = labelled
  const unsure = read.proposal.tasks.filter((task) => !read.direct.includes(task))
  const slots = direct.pairs.flatMap(({ label, found, owner, day, priority }) => [
    ...(owner === false ? [`  OWNER ${JSON.stringify(label.assignee)}: ${told(found)}`] : []),
    ...(day === false ? [`  DAY ${JSON.stringify(label.due)}: ${told(found)}`] : []),
    ...(priority ? [] : [`  PRIORITY ${label.priority ?? 'medium'}: ${told(found)}`]),
  ])
  return [
    `=== ${id} ${lang} ${kind} | ${date}`,
    `From: ${from} To: ${to.join(', ')} Cc: ${cc.join(', ')}`,
    `Subject: ${subject}`,
    '---',
    text ?? html ?? '',
    '---',
    ...direct.missed.map((label) => `  MISSED ${asked(label)}`),
    ...direct.wrong.map((task) => `  WRONG ${told(task)}`),
    ...slots,
    ...unsure.map((task) => `  suggested ${told(task)}`),
  ].join('\n')
}

const told = ({ title, assignees, names, dueDate, priority, confidence }: FoundTask) =>
  `${confidence.toFixed(2)} "${title}" | ${[...assignees.map((email) => email.split('@')[0]), ...(names ?? [])].join('+')} | ${dueDate ?? '-'} | ${priority}`

const asked = ({ gist, assignee, due, priority, quote }: LabelledTask) =>
  `${JSON.stringify(gist)} | ${assignee.join('/')} | ${due.join('/')} | ${priority ?? ''} | ${quote ?? ''}`
