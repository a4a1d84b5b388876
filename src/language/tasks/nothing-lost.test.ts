// Over the labelled mails: each sentence that asks or promises is a task or a suggestion, or it is dropped for a reason.
import { expect, it } from 'vitest'
import { DEVELOPMENT, type LabelledMail, mailsOf, NATURAL, TRAINING } from '../../../eval/mails/cases.ts'
import type { Judged } from '../candidates/candidate.ts'
import { explicitness } from '../judge/figures.ts'
import { keywordsOf } from '../keywords.ts'
import { baseOfVerb } from '../lexicon/en/verbs.ts'
import { sameWork } from '../task-merge.ts'
import type { Dropped } from './dropped.ts'
import { type JudgedMail, judgeMail } from './read.ts'

/** From this on a candidate is suggested. */
const SUGGESTED = 0.3
const EVERY = 4
/** Of the sentences that ask or promise in so many words, those that the judge may take for manners or stories in everyday mails. */
const MOST_UNLIKELY = 0.2

const personIn = (text: string) => ({
  email: (/[\w.+-]{1,60}@[\w.-]{1,60}/.exec(text)?.[0] ?? 'nobody@example.com').toLowerCase(),
  name: text.replace(/<.*/, '').trim() || null,
})

function readingOf(mail: LabelledMail): JudgedMail {
  return judgeMail({
    text: mail.text ?? '',
    subject: mail.subject,
    author: personIn(mail.from),
    to: mail.to.map(personIn),
    cc: [],
    sentAt: new Date(mail.date),
    zone: 'Europe/Berlin',
    mailPriority: null,
  })
}

const words = (text: string) => keywordsOf(text, baseOfVerb)

/** New words that a sentence may have and yet only say more of a task: a verb, who, and for what. */
const MOST_OWN_WORDS = 2

function isLost({ one, why, title: called = '' }: Dropped, { tasks }: JudgedMail): boolean {
  if (why === 'no-words' || why === 'beyond-most') return true
  if (why === 'same-work') return !tasks.some(({ title }) => sameWork(words(called), words(title)))
  if (why !== 'says-more') return false
  const told = new Set(tasks.flatMap(({ evidence }) => [...words(evidence.sentence)]))
  const isDay = ({ start, end }: { start: number; end: number }) =>
    one.days.some((day) => start < day.end && day.start < end)
  const own = one.clause.words
    .filter((word) => word.classes.length === 0 && !isDay(word))
    .map(({ text }) => text)
  return [...words(own.join(' '))].filter((word) => !told.has(word)).length > MOST_OWN_WORDS
}

/** A clause is a task, or its jobs are one each: hardly a word of it is left over. */
function isCovered(one: Judged['one'], { tasks }: JudgedMail): boolean {
  const jobs = tasks.filter(({ clause }) => clause.start < one.end && clause.end > one.start)
  // Whom it speaks to is in the frame; "Two things:" only leads in.
  const lead = one.start + one.text.indexOf(':')
  const left = one.clause.words.filter(
    ({ kind, classes, start, end }, at) =>
      kind === 'word' &&
      classes.length === 0 &&
      !one.clause.frame.has(at) &&
      start >= lead &&
      !jobs.some(({ clause }) => clause.start <= start && end <= clause.end),
  )
  return jobs.length > 0 && left.length <= MOST_OWN_WORDS
}

it.each(DEVELOPMENT.concat(NATURAL, TRAINING))(
  'nothing that asks or promises is lost without a reason: %s',
  (name) => {
    const lost: string[] = []
    let seen = 0
    let unlikely = 0
    for (const mail of mailsOf(name).filter((_, at) => at % EVERY === 1)) {
      const reading = readingOf(mail)
      const { judged, dropped } = reading
      const reasons = new Map(dropped.map((one) => [one.one, one]))
      for (const { one, confidence } of judged) {
        if (confidence < SUGGESTED && explicitness(one) < 2) continue
        seen += 1
        const isTask = isCovered(one, reading)
        const reason = reasons.get(one)
        if (isTask ? reason !== undefined : reason === undefined || isLost(reason, reading))
          lost.push(`${mail.id}: ${reason?.why ?? 'no reason'}: ${one.text}`)
        if (reason?.why === 'unlikely') unlikely += 1
      }
    }
    expect(lost).toEqual([])
    expect(seen).toBeGreaterThan(0)
    // The mails to train on hold adverts and notices on purpose.
    const most = TRAINING.includes(name) ? 1 : MOST_UNLIKELY
    expect(unlikely / seen).toBeLessThan(most)
  },
)
