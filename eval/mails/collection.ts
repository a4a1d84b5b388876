// Measures tasks and replies of another collection: `DIR/tasks/*.json`, and real mails where it has them.
import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type MeasuredReply, measureReplies, report as reportReplies } from '../replies/measure.ts'
import { mailsOf, realMailsOf, repliesOf } from './cases.ts'
import { deliver } from './deliver.ts'
import { type MeasuredMail, measureFile, report, scored } from './tasks.ts'

/** Prints nothing for a collection without tasks. */
export async function evaluateCollection(dir: string): Promise<void> {
  const folder = join(dir, 'tasks')
  if (!existsSync(folder)) return
  const paths = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name))
  const mails = new Map<string, MeasuredMail[]>()
  for (const path of paths)
    if (mailsOf(path).length > 0) mails.set(basename(path, '.json'), await measureFile(path))
  const real: MeasuredMail[] = []
  for (const { labelled, raw } of realMailsOf(dir)) real.push(scored(labelled, await deliver(raw)))
  if (real.length > 0) mails.set('real business mails', real)
  const all = [...mails.values()].flat()
  const languages = new Map<string, MeasuredMail[]>()
  for (const one of all) languages.set(one.labelled.lang, [...(languages.get(one.labelled.lang) ?? []), one])
  if (mails.size > 0) console.log(`${report(mails)}\n\nby language\n${report(languages)}\n`)
  const replies = new Map<string, MeasuredReply[]>()
  for (const path of paths)
    if (repliesOf(path).replies.length > 0)
      replies.set(basename(path, '.json'), await measureReplies(path, false))
  if (replies.size > 0) console.log(reportReplies(replies))
}
