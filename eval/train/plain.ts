// Makes plain mails of one to four sentences, with their labels: most mails of life, of which the labelled sets have few.
import type { LabelledMail } from '../mails/cases.ts'
import { generator } from './logistic.ts'
import { PLAIN, type PlainFrames, type Work } from './plain-frames.ts'

const NAMES = [
  'Greta Holm',
  'Tobias Rehm',
  'Amina Yusuf',
  'Lena Park',
  'Oscar Vidal',
  'Priya Rao',
  'Marek Nowak',
  'Julia Stern',
]
const HOW_MANY: Readonly<Record<string, number>> = {
  en: 420,
  de: 120,
  fr: 80,
  es: 80,
  it: 40,
  pt: 40,
  nl: 40,
  pl: 70,
}

/** The same mails at each call. */
export function plainMails(): LabelledMail[] {
  const random = generator(11)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  return Object.entries(PLAIN).flatMap(([lang, frames]) =>
    Array.from({ length: HOW_MANY[lang] ?? 0 }, (_, number) => plainMail(lang, number, frames, pick, random)),
  )
}

function plainMail(
  lang: string,
  number: number,
  frames: PlainFrames,
  pick: <T>(list: readonly T[]) => T,
  random: () => number,
): LabelledMail {
  const sender = pick(NAMES)
  const reader = pick(NAMES.filter((name) => name !== sender))
  const third = pick(NAMES.filter((name) => name !== sender && name !== reader))
  const first = (name: string) => name.split(' ')[0] ?? name
  const tasks: LabelledMail['tasks'] = []
  const sentences: string[] = []
  const count = 1 + Math.floor(random() * 4)
  for (let at = 0; at < count; at++) {
    const kind = random()
    const work = pick(frames.works)
    if (kind < 0.4) {
      sentences.push(filled(pick(frames.none), work, first(reader), ''))
      continue
    }
    const [list, who] =
      kind < 0.75
        ? [frames.asks, first(reader)]
        : kind < 0.87
          ? [frames.promises, first(sender)]
          : [frames.others, first(third)]
    const day = random() < 0.6 ? pick(frames.days) : ''
    const sentence = filled(pick(list), work, kind < 0.75 ? first(reader) : first(third), day)
    sentences.push(sentence)
    tasks.push({
      gist: [[work.gist]],
      assignee: [who.toLowerCase()],
      due: ['any'],
      optional: false,
      quote: sentence,
    })
  }
  const isBare = random() < 0.3
  const hello = isBare ? '' : filled(pick(frames.hello), pick(frames.works), first(reader), '')
  const bye = pick(frames.bye)
  const end = isBare ? '' : bye === '' ? first(sender) : `${bye}\n${first(sender)}`
  const body = sentences.join(random() < 0.7 ? ' ' : '\n\n')
  const list = random() < 0.2 ? listOf(frames, pick, tasks) : ''
  const text = [hello, body, list, end].filter((part) => part !== '').join('\n\n')
  const address = (name: string) => `${name} <${name.toLowerCase().replace(' ', '.')}@plain.example>`
  return {
    ...{ id: `plain-${lang}-${number}`, lang, kind: 'plain', from: address(sender), text, tasks },
    to: random() < 0.5 ? [address(reader)] : [address(reader), address(third)],
    cc: random() < 0.8 ? ['tula@mailcrew.localhost'] : [address(third), 'tula@mailcrew.localhost'],
    subject: pick(frames.works).thing,
    date: 'Tue, 06 Oct 2026 09:00:00 +0100',
  }
}

/** Items below a line that says what they are: work, or what is only told. */
function listOf(
  frames: PlainFrames,
  pick: <T>(list: readonly T[]) => T,
  tasks: LabelledMail['tasks'],
): string {
  const isWork = pick([true, true, false])
  const items = Array.from({ length: 3 }, () => pick(frames.works)).map((work) => {
    if (!isWork) return work.thing
    const item = pick([work.order, work.infinitive, capital(work.order)])
    tasks.push({ gist: [[work.gist]], assignee: ['any'], due: ['any'], optional: false, quote: item })
    return item
  })
  return [pick(isWork ? frames.work : frames.news), ...items.map((item) => `- ${item}`)].join('\n')
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

function filled(frame: string, work: Work, name: string, day: string): string {
  const text = frame
    .replace('{n}', name)
    .replace('{o}', work.order)
    .replace('{O}', capital(work.order))
    .replace('{i2}', work.infinitive.split(' ').at(-1) ?? '')
    .replace('{i}', work.infinitive)
    .replace('{t}', work.thing)
    .replace('{T}', capital(work.thing))
    .replace('{pp}', work.participle)
    .replace('{p}', work.participle)
    .replace('{s1}', work.present)
    .replace('{s}', work.present)
    .replace('{d}', day)
  return text
    .replace(/\s+([.,?!])/g, '$1')
    .replace(/ {2,}/g, ' ')
    .trim()
}
