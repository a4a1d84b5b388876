// Adds up the scores of many mails into the figures that are reported.
import type { MailScore } from './score.ts'

export class Tally {
  mails = 0
  found = 0
  missed = 0
  wrong = 0
  whole = 0
  emptyMails = 0
  leftAlone = 0
  high = 0
  saidHigh = 0
  private readonly owners = { right: 0, all: 0 }
  private readonly days = { right: 0, all: 0 }
  private readonly priorities = { right: 0, all: 0 }

  add(score: MailScore, hasTasks: boolean, hasOptional = false): void {
    this.mails++
    this.found += score.pairs.length
    this.missed += score.missed.length
    this.wrong += score.wrong.length
    if (score.whole) this.whole++
    if (!hasTasks && !hasOptional) {
      this.emptyMails++
      if (score.wrong.length === 0) this.leftAlone++
    }
    for (const { owner, day, priority, label, found } of score.pairs) {
      count(this.owners, owner)
      count(this.days, day)
      count(this.priorities, label.priority === undefined ? null : priority)
      if (label.priority !== 'high') this.saidHigh++
      if (label.priority !== 'high' && found.priority === 'high') this.high++
    }
  }

  get precision(): number {
    return share(this.found, this.found + this.wrong)
  }
  get recall(): number {
    return share(this.found, this.found + this.missed)
  }
  get f1(): number {
    return share(2 * this.found, 2 * this.found + this.wrong + this.missed)
  }
  get owner(): number {
    return share(this.owners.right, this.owners.all)
  }
  get day(): number {
    return share(this.days.right, this.days.all)
  }
  /** Of those that say one. */
  get priority(): number {
    return share(this.priorities.right, this.priorities.all)
  }
  /** Read as urgent where nobody said so. */
  get unasked(): number {
    return share(this.high, this.saidHigh)
  }
}

function count(into: { right: number; all: number }, right: boolean | null): void {
  if (right === null) return
  into.all++
  if (right) into.right++
}

export const share = (part: number, whole: number): number => (whole === 0 ? Number.NaN : part / whole)
