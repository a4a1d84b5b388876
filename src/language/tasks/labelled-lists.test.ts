// Over the labelled mails: what the reader takes for work in a list or a table is a task or a suggestion, and none is lost.
import { expect, it } from 'vitest'
import { DEVELOPMENT, mailsOf, NATURAL } from '../../../eval/mails/cases.ts'
import { keywordsOf } from '../keywords.ts'
import { baseOfVerb } from '../lexicon/en/verbs.ts'
import { sameWork } from '../task-merge.ts'
import { judgeMail } from './read.ts'

/** Below this a candidate is not even suggested. */
const SUGGESTED = 0.3
const EVERY = 5

const personIn = (text: string) => ({
  email: (/[\w.+-]{1,60}@[\w.-]{1,60}/.exec(text)?.[0] ?? 'nobody@example.com').toLowerCase(),
  name: text.replace(/<.*/, '').trim() || null,
})

it.each([...DEVELOPMENT, ...NATURAL])('each line of a list that is work is made or suggested: %s', (name) => {
  const lost: string[] = []
  let lines = 0
  for (const mail of mailsOf(name).filter((_, at) => at % EVERY === 0)) {
    const { judged, tasks } = judgeMail({
      text: mail.text ?? '',
      subject: mail.subject,
      author: personIn(mail.from),
      to: mail.to.map(personIn),
      cc: [],
      sentAt: new Date(mail.date),
      zone: 'Europe/Berlin',
      mailPriority: null,
    })
    for (const { one, confidence } of judged) {
      if (confidence < SUGGESTED || !['item', 'row'].includes(one.place)) continue
      lines += 1
      const words = keywordsOf(one.sentence.text, baseOfVerb)
      // The same work asked for twice is one task, with the words of the first.
      const isTaken = tasks.some(
        ({ evidence, title }) =>
          (evidence.start <= one.end && one.start <= evidence.end) ||
          sameWork(words, keywordsOf(title, baseOfVerb)),
      )
      if (!isTaken) lost.push(`${mail.id}: ${one.sentence.text}`)
    }
  }
  expect(lost).toEqual([])
  expect(lines).toBeGreaterThan(0)
})
