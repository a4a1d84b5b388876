// `mailcrew replay`: reads stored mails as they would be read today, and shows what would be otherwise.
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { ReplayedMail, ShownReplay } from '../../src/features/replays/contract.ts'
import { askServer } from './ask-server.ts'
import { UsageError } from './usage.ts'

export const replayUsage = `mailcrew replay [--since=DAY] [--apply]
                              reads stored mails again and shows what would be otherwise today; with --apply
                              records are made so, once, and nobody is mailed`

const LOOK_MS = 500

type Progress = NonNullable<ShownReplay['replay']>

/** Answers the exit code: 1 when something could not be made so. */
export async function replay(args: string[], dataDir?: string): Promise<number> {
  const { values } = parseArgs({ args, options: { since: { type: 'string' }, apply: { type: 'boolean' } } })
  const { since } = values
  if (since !== undefined && Number.isNaN(Date.parse(`${since}T00:00:00Z`))) throw new UsageError(replayUsage)
  const query = since === undefined ? '' : `?since=${since}`
  const { id } = await askServer<{ id: number }>('admin', `/replay${query}`, { method: 'POST', dataDir })
  const { seen, found } = await done(id, dataDir)
  for (let after = 0; ; ) {
    const { mails } = await askServer<Progress>('admin', `/replay/${id}?after=${after}`, { dataDir })
    for (const mail of mails) console.log(wordsOf(mail))
    after = mails.at(-1)?.id ?? 0
    if (after === 0) break
  }
  console.log(`${counted(seen, 'mail')} read again, ${counted(found, 'mail')} would be otherwise`)
  if (!values.apply) return 0
  let [made, failed] = [0, 0]
  for (let left = found; left > 0; ) {
    const result = await askServer<{ applied: number; failed: number; left: number }>(
      'admin',
      `/replay/${id}/apply`,
      { method: 'POST', dataDir },
    )
    made += result.applied
    failed += result.failed
    left = result.left
  }
  console.log(`${counted(made, 'mail')} made so${failed > 0 ? `, ${failed} could not be` : ''}`)
  return failed > 0 ? 1 : 0
}

async function done(id: number, dataDir: string | undefined): Promise<Progress> {
  let said = -1
  for (;;) {
    const now = await askServer<Progress>('admin', `/replay/${id}`, { dataDir })
    if (now.state === 'done') return now
    if (now.seen !== said && process.stderr.isTTY) process.stderr.write(`${now.seen} of ${now.total}\r`)
    said = now.seen
    await sleep(LOOK_MS)
  }
}

const counted = (many: number, noun: string) => `${many} ${noun}${many === 1 ? '' : 's'}`

const marks = { new: '+', changed: '~', gone: '-' }

function wordsOf({ subject, differences }: ReplayedMail): string {
  const lines = differences.flatMap(({ kind, title, fields }) => [
    `  ${marks[kind]} ${title}`,
    ...fields
      .filter(({ before, after }) => before !== after)
      .map(({ name, before, after }) => `      ${name}: ${before || '-'} -> ${after || '-'}`),
  ])
  return [subject || '(no subject)', ...lines].join('\n')
}
