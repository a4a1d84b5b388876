// Measures how well tasks are read out of whole mails: direct, with suggestions, and beside the naive rule.
import type { ModelClient } from '../../src/model/client.ts'
import { isKeptOut, type LabelledMail, mailsOf } from './cases.ts'
import { deliver, type ReadMail } from './deliver.ts'
import { readNaively } from './naive.ts'
import { rawMail } from './raw-mail.ts'
import { type MailScore, scoreMail } from './score.ts'
import { share, Tally } from './tally.ts'

export interface MeasuredMail {
  labelled: LabelledMail
  read: ReadMail
  direct: MailScore
  suggested: MailScore
  naive: MailScore
}

export async function measureMails(
  mails: readonly LabelledMail[],
  model: ModelClient | null = null,
): Promise<MeasuredMail[]> {
  const measured: MeasuredMail[] = []
  for (const labelled of mails) measured.push(scored(labelled, await deliver(await rawMail(labelled), model)))
  return measured
}

export function scored(labelled: LabelledMail, read: ReadMail): MeasuredMail {
  return {
    labelled,
    read,
    direct: scoreMail(labelled, read.mail, read.direct),
    suggested: scoreMail(labelled, read.mail, read.proposal.tasks),
    naive: scoreMail(labelled, read.mail, readNaively(read.mail)),
  }
}

/** Of one file of the set; of the traps only those that nothing was trained on. */
export async function measureFile(name: string, model: ModelClient | null = null): Promise<MeasuredMail[]> {
  return measureMails(mailsOf(name), model)
}

export function tallyOf(
  measured: readonly MeasuredMail[],
  score: (one: MeasuredMail) => MailScore = ({ direct }) => direct,
): Tally {
  const tally = new Tally()
  for (const one of measured) {
    const { tasks } = one.labelled
    tally.add(
      score(one),
      tasks.some(({ optional }) => !optional),
      tasks.length > 0,
    )
  }
  return tally
}

const HEAD =
  'set                      mails   P     R     F1    owner day   high  prio  whole     alone     with suggestions P/R/F1   naive P/R/F1'

/** One row for each set, and rows by language and by kind of what is asked for. */
export function report(sets: ReadonlyMap<string, readonly MeasuredMail[]>): string {
  return [HEAD, ...[...sets].map(([name, measured]) => row(name, measured))].join('\n')
}

export function row(name: string, measured: readonly MeasuredMail[]): string {
  const direct = tallyOf(measured)
  const all = tallyOf(measured, ({ suggested }) => suggested)
  const naive = tallyOf(measured, (one) => one.naive)
  const three = (tally: Tally) => [tally.precision, tally.recall, tally.f1].map(two).join(' / ')
  return [
    name.padEnd(24),
    String(direct.mails).padStart(4),
    '  ',
    [direct.precision, direct.recall, direct.f1, direct.owner, direct.day, direct.unasked, direct.priority]
      .map((figure) => two(figure).padEnd(6))
      .join(''),
    `${direct.whole}/${direct.mails}`.padEnd(10),
    `${direct.leftAlone}/${direct.emptyMails}`.padEnd(10),
    three(all).padEnd(25),
    three(naive),
  ].join('')
}

const two = (figure: number) => (Number.isNaN(figure) ? '-' : figure.toFixed(3))

export function groupedBy(
  measured: readonly MeasuredMail[],
  key: (one: MeasuredMail) => string,
): Map<string, MeasuredMail[]> {
  const groups = new Map<string, MeasuredMail[]>()
  for (const one of measured) groups.set(key(one), [...(groups.get(key(one)) ?? []), one])
  return new Map([...groups].sort(([, a], [, b]) => b.length - a.length))
}

/** Of what is said with so much confidence, how much is right; what is optional counts as right. */
export function calibration(measured: readonly MeasuredMail[]): string {
  const bins = Array.from({ length: 10 }, () => ({ right: 0, all: 0 }))
  for (const { read, suggested } of measured) {
    const wrong = new Set<unknown>(suggested.wrong)
    for (const task of read.proposal.tasks) {
      const bin = bins[Math.min(9, Math.floor(task.confidence * 10))]
      if (bin === undefined) continue
      bin.all++
      if (!wrong.has(task)) bin.right++
    }
  }
  return bins
    .map(({ right, all }, ten) => `${ten * 10}-${ten * 10 + 10} %: ${two(share(right, all))} of ${all}`)
    .join('\n')
}

export { isKeptOut }
