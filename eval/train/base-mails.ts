// The mails that set up the projects of the training replies: numbered lists of who does what until when.
import { type LabelledMail, repliesOf } from '../mails/cases.ts'

const DATE = 'Fri, 20 Nov 2026 10:00:00 +0100'
const SETS = ['replies-train-1', 'replies-train-2', 'replies-train-3', 'replies-plain']
const MARKS = [(place: number) => `${place}. `, () => '- ', (place: number) => `${place}) `, () => '']

export function baseMails(): LabelledMail[] {
  return SETS.flatMap((set) =>
    Object.entries(repliesOf(set).bases).map(([name, base], number): LabelledMail => {
      const mark = MARKS[number % MARKS.length] ?? (() => '')
      return {
        ...{ id: `base-${set}-${name}`, lang: base.lang ?? 'en', kind: 'base', date: DATE },
        ...{
          from: base.from,
          to: base.to,
          cc: [...base.cc, 'tula@mailcrew.localhost'],
          subject: base.subject,
        },
        text: base.lines.map((line, place) => `${mark(place + 1)}${line}`).join('\n'),
        tasks: base.lines.map((line, place) => ({
          gist: [[base.keys[place] ?? '']],
          assignee: ['any'],
          due: ['any'],
          optional: false,
          quote: line,
        })),
      }
    }),
  )
}
