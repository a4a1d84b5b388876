// `npm run eval [-- DIR] [--json]`: measures what we read out of mails and texts on labelled cases, beside plain alternatives.
// Without DIR it reads the project's own mails (eval/mails/main.ts has its switches), with
// `replies` the replies to them (eval/replies/main.ts), with `polls` polls and votes (eval/polls.ts), with `faq` questions to a knowledge base (eval/faq), with `learning` what corrections bring (eval/learning.ts), with `rules` rules in words (eval/rules.ts), with DIR other collections, too;
// `--replay` compares rules and a model by its recorded answers, `--record` asks the configured one (eval/recorded.ts);
// with the name of a set before it, such as `documents DIR`, that one alone.
import { existsSync } from 'node:fs'
import { evaluate as analysis } from './analysis.ts'
import { evaluate as assistant } from './assistant.ts'
import { evaluate as contracts } from './contracts.ts'
import { evaluate as copilot, evaluateCopilot } from './copilot/main.ts'
import { evaluate as dates } from './dates.ts'
import { evaluate as digests } from './digests.ts'
import { evaluate as documents } from './documents.ts'
import { evaluateFaq, evaluate as faq } from './faq/main.ts'
import type { Figure } from './figure.ts'
import { evaluate as learning } from './learning.ts'
import { evaluateCollection } from './mails/collection.ts'
import { evaluateMails } from './mails/main.ts'
import { evaluate as mime } from './mime.ts'
import { evaluate as newestText } from './newest-text.ts'
import { evaluate as polling } from './polling.ts'
import { evaluatePolls, evaluate as polls } from './polls.ts'
import { evaluateRecorded } from './recorded.ts'
import { evaluateReplies } from './replies/main.ts'
import { evaluateRules } from './rules.ts'
import { evaluate as surveys } from './surveys.ts'
import { evaluate as votes } from './votes.ts'

const SETS: Record<string, (dir: string) => Promise<Figure[]>> = {
  'newest-text': newestText,
  mime,
  digests,
  dates,
  votes,
  polls,
  polling,
  assistant,
  documents,
  contracts,
  copilot,
  analysis,
  faq,
  surveys,
}

const HEADINGS = ['set', 'measure', 'cases', 'ours', 'plain', 'plain is', 'aim', 'reached']

async function main(args: string[]): Promise<void> {
  const dir = args.find((arg) => !arg.startsWith('--') && existsSync(arg))
  const rest = args.filter((arg) => arg !== dir)
  if (rest[0] === 'polls') return console.log(table([HEADINGS, ...(await evaluatePolls(rest)).map(row)]))
  if (rest[0] === 'faq') return console.log(table([HEADINGS, ...(await evaluateFaq(dir)).map(row)]))
  if (rest[0] === 'learning') return console.log(table([HEADINGS, ...(await learning(dir)).map(row)]))
  if (rest[0] === 'copilot') {
    const listed = rest.includes('--cases') ? rest.slice(1).filter((one) => !one.startsWith('--')) : null
    return console.log(table([HEADINGS, ...(await evaluateCopilot(dir, listed)).map(row)]))
  }
  if (rest[0] === 'rules')
    return console.log(table([HEADINGS, ...(await evaluateRules(dir, rest.includes('--cases'))).map(row)]))
  if (rest.includes('--replay') || rest.includes('--record')) return evaluateRecorded(rest)
  if (rest[0] === 'replies') return evaluateReplies(rest.slice(1))
  if (!dir) return evaluateMails(rest)
  const figures: Figure[] = []
  const named = rest.filter((arg) => Object.hasOwn(SETS, arg))
  for (const [name, evaluate] of Object.entries(SETS)) {
    if (named.length > 0 && !named.includes(name)) continue
    const measured = await evaluate(dir)
    if (measured.length === 0) console.error(`${name}: no cases in ${dir}, skipped`)
    figures.push(...measured)
  }
  if (!args.includes('--json') && named.length === 0) await evaluateCollection(dir)
  if (figures.length === 0 && !args.includes('--json')) return
  console.log(
    args.includes('--json') ? JSON.stringify(figures, null, 2) : table([HEADINGS, ...figures.map(row)]),
  )
}

function row({ set, measure, cases, ours, plain, plainName, aim }: Figure): string[] {
  const reached = aim === null ? '' : ours >= aim ? 'yes' : 'NO'
  return [set, measure, String(cases), percent(ours), percent(plain), plainName ?? '', percent(aim), reached]
}

function percent(fraction: number | null): string {
  return fraction === null ? '' : `${(fraction * 100).toFixed(1)} %`
}

function table(rows: string[][]): string {
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((cells) => (cells[column] ?? '').length)))
  return rows
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

await main(process.argv.slice(2))
// The embedded database that sets share would keep the process alive.
process.exit()
