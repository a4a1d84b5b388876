// `npm run eval -- replies`: what replies change. `--misses`, `--kinds`, `--given` (the tasks of the labels).
import {
  type MeasuredReply,
  measureReplies,
  missesOf,
  REPLY_DEVELOPMENT,
  REPLY_TRAINING,
  report,
} from './measure.ts'

export async function evaluateReplies(args: readonly string[]): Promise<void> {
  const chosen = args.filter((arg) => !arg.startsWith('--'))
  const sets = new Map<string, MeasuredReply[]>()
  for (const name of chosen.length > 0 ? chosen : [...REPLY_DEVELOPMENT, ...REPLY_TRAINING])
    sets.set(name, await measureReplies(name, args.includes('--given')))
  const all = [...sets.values()].flat()
  if (args.includes('--misses')) {
    console.log(missesOf(all))
    return
  }
  console.log(report(sets))
  console.log(`\nby language\n${report(groups(all, ({ reply }) => reply.lang))}`)
  if (args.includes('--kinds')) console.log(report(groups(all, ({ reply }) => reply.kind)))
}

function groups(
  measured: readonly MeasuredReply[],
  key: (one: MeasuredReply) => string,
): Map<string, MeasuredReply[]> {
  const found = new Map<string, MeasuredReply[]>()
  for (const one of measured) found.set(key(one), [...(found.get(key(one)) ?? []), one])
  return found
}
