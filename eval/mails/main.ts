// `npm run eval`: reads the labelled mails of eval/data as a delivery does. `--misses [SET]` prints what was not right,
// `--kinds` the figures by kind, `--calibration` how sure is sure, `--model` asks the configured language model.
// Titles that are no phrase are always counted.
import { DEVELOPMENT, isKeptOut, TRAINING } from './cases.ts'
import { formReport } from './form.ts'
import { misses } from './misses.ts'
import { configuredModel } from './model.ts'
import { calibration, groupedBy, type MeasuredMail, measureFile, report } from './tasks.ts'

export async function evaluateMails(args: readonly string[]): Promise<void> {
  const model = args.includes('--model') ? await configuredModel() : null
  const chosen = args.filter((arg) => !arg.startsWith('--'))
  const names = chosen.length > 0 ? chosen : [...DEVELOPMENT, ...TRAINING]
  const sets = new Map<string, MeasuredMail[]>()
  for (const name of names) sets.set(name, await measureFile(name, model))
  if (args.includes('--misses')) {
    for (const measured of sets.values()) console.log(misses(measured))
    return
  }
  const dev = DEVELOPMENT.flatMap((name) => sets.get(name) ?? [])
  const all = [...sets.values()].flat()
  console.log(report(sets))
  if (sets.has('train-7'))
    console.log(
      report(new Map([['traps kept out', all.filter((one) => isKeptOut(one.labelled))]])).split('\n')[1],
    )
  console.log(`\nby language (development sets)\n${report(groupedBy(dev, ({ labelled }) => labelled.lang))}`)
  if (args.includes('--kinds')) console.log(report(groupedBy(all, ({ labelled }) => labelled.kind)))
  console.log(`\ntitles that are no phrase\n${formReport(all)}`)
  console.log(`\ncalibration (development sets)\n${calibration(dev)}`)
  const reads = all.map(({ read }) => read.readMs).sort((a, b) => a - b)
  const mean = reads.reduce((sum, one) => sum + one, 0) / reads.length
  console.log(
    `\nCPU of reading a mail: mean ${mean.toFixed(2)} ms, most ${(reads.at(-1) ?? 0).toFixed(1)} ms`,
  )
}
