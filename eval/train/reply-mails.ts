// Replies as the reading of new tasks gets them: most of what they say is about tasks that are there already.
import { type LabelledMail, repliesOf } from '../mails/cases.ts'
import { REPLY_TRAINING } from '../replies/measure.ts'

const DATE = 'Fri, 20 Nov 2026 15:00:00 +0100'

export function replyMails(): LabelledMail[] {
  return [...REPLY_TRAINING, 'replies-plain'].flatMap((set) => {
    const { bases, replies } = repliesOf(set)
    return replies.flatMap(({ id, lang, base: name, by, body, add, changes }): LabelledMail[] => {
      const base = bases[name]
      if (!base) return []
      // What changes a task is left to the reading of changes, and says nothing here.
      const told = changes.flatMap(({ quote }) =>
        quote ? [{ gist: [], assignee: ['any'], due: ['any'], optional: true, quote }] : [],
      )
      const to = [base.from, ...base.to].filter((person) => person !== by)
      const common = { id: `reply-${id}`, lang, kind: 'reply', from: by, to, subject: `Re: ${base.subject}` }
      return [
        { ...common, cc: ['tula@mailcrew.localhost'], date: DATE, text: body, tasks: [...add, ...told] },
      ]
    })
  })
}
