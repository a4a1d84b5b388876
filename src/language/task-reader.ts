// Goes through the sentences of one mail and keeps what earlier ones say about later ones.

import { baseOfVerb } from './action-verbs.ts'
import { namedIn, readAddressee, readOwner } from './addressee.ts'
import type { Clause } from './clause.ts'
import { isCourtesy } from './courtesy.ts'
import { singleSpaced } from './fold.ts'
import { type LeadIn, readLeadIn } from './lead-in.ts'
import { partClause } from './part-clause.ts'
import type { Person } from './people.ts'
import type { Sentence } from './sentences.ts'
import { Audience } from './task-audience.ts'
import { type Due, type DueOptions, dayOf, findDue } from './task-due.ts'
import { isFollowUp, isVague, resolvePronoun, splitRemark } from './task-followup.ts'
import { blockers, withoutBlockers } from './task-marks.ts'
import { sameWork } from './task-merge.ts'
import { type Part, partsOf } from './task-parts.ts'
import { priorityOf, saidPriority } from './task-priority.ts'
import type { ReadTasksInput, TaskReading } from './task-reading.ts'
import { keywordsOf, makeTitle } from './task-title.ts'
import { openingRepetition, readWhen, repetitionOver } from './task-when.ts'
import { withoutBullet } from './title-emoji.ts'

/** Longer runs without a full stop are tables, logs or attacks, and asking them for tasks is slow. */
const LONGEST_SENTENCE = 1500
const DEADLINE_LINE = /\b(?:by|before|until|due|bis|avant|antes|para|voor|entro)\b/i

interface Governing extends LeadIn {
  people: Person[]
  due: Due | null
  /** "Every Friday:" */
  repeats: string | null
  priority: 'low' | 'medium' | 'high' | null
}

export class TaskReader {
  readonly tasks: TaskReading[] = []
  private readonly input: ReadTasksInput
  private readonly options: DueOptions
  private readonly audience: Audience
  private lead: Governing | null = null
  private lastEnd = 0

  constructor(input: ReadTasksInput) {
    this.input = input
    this.audience = new Audience(input)
    this.options = {
      at: input.sentAt,
      zone: input.zone,
      ...(input.dayFirst === undefined ? {} : { dayFirst: input.dayFirst }),
    }
  }

  read(sentence: Sentence): void {
    this.startParagraph(sentence)
    this.lastEnd = sentence.end
    if (sentence.kind === 'closing' || sentence.text.length > LONGEST_SENTENCE) return
    if (sentence.kind === 'greeting' || this.audience.isCall(sentence.text))
      return this.audience.greet(sentence.text)
    if (sentence.kind === 'heading' || /[:：]$/.test(sentence.text)) return this.openLead(sentence)
    for (const part of partsOf(sentence, (text) => findDue(text, this.options) !== null))
      this.readPart(part, sentence)
  }

  /** A blank line ends what was said to one person, and what stood above a list ends with the list. */
  private startParagraph(sentence: Sentence): void {
    const gap = this.input.text.slice(this.lastEnd, sentence.start)
    const apart = /\n[ \t\r]*\n/.test(gap)
    if (apart || (sentence.kind === 'item' && this.lead?.people.length === 0)) this.audience.call([])
    if (sentence.kind !== 'item' && (apart || this.tasks.length > 0) && !/^[\s\p{P}]*$/u.test(gap.trim()))
      this.closeLead()
    if (sentence.kind === 'prose' && apart) this.closeLead()
  }

  private closeLead(): void {
    this.lead = null
    this.audience.list([])
  }

  private openLead(sentence: Sentence): void {
    const names = namedIn(sentence.text.replace(/[*#:]/g, '').trim(), this.audience.everyone)
    const addressed = readAddressee(sentence.text, this.audience.everyone)
    const due = findDue(sentence.text, this.options)
    const repeats = repetitionOver(sentence.text)
    const people = names.length > 0 ? names : (addressed?.people ?? [])
    const read = readLeadIn(sentence.text)
    const kind =
      people.length > 0 ||
      repeats !== null ||
      (due !== null && read.kind === 'plain' && DEADLINE_LINE.test(sentence.text))
        ? 'work'
        : read.kind
    this.lead = { ...read, kind, people, due, repeats, priority: saidPriority(sentence.text) }
    this.audience.list(people)
    if (people.length > 0) this.audience.call(people)
  }

  private readPart(part: Part, sentence: Sentence): void {
    if (/^\s*\[[xX]\]/.test(this.input.text.slice(Math.max(0, sentence.start - 5), sentence.start))) return
    const owner = readOwner(part.text, this.audience.everyone)
    const unowned =
      owner && owner.start > 0 ? part.text.slice(0, owner.start) + part.text.slice(owner.end) : part.text
    const addressed = readAddressee(unowned, this.audience.everyone)
    const opening = openingRepetition((addressed?.rest ?? unowned).trim())
    const body = withoutBullet(opening?.rest ?? (addressed?.rest ?? unowned).trim())
    if (body === '' || isCourtesy(body)) return
    if (addressed) this.audience.call(addressed.people)
    const named = addressed?.people ?? owner?.people ?? []
    const halves = splitRemark(body)
    const asked = halves && this.clauseOf(halves.request, part, false)
    if (asked && halves?.remark) this.adds(halves.remark)
    if (!asked && this.adds(body)) return
    const marked = /\$\$task/i.test(part.text)
    const clause = asked ?? this.clauseOf(body, part, named.length > 0 || marked)
    if (!clause) return
    this.add(
      part,
      sentence,
      marked ? { ...clause, confidence: Math.max(clause.confidence, 0.8) } : clause,
      named,
      opening?.rule ?? null,
    )
  }

  /** Takes up "I need it by Friday" into the task before; false when the sentence says something new. */
  private adds(body: string): boolean {
    const last = this.tasks.at(-1)
    if (!last || !isFollowUp(body)) return false
    const due = findDue(body, this.options)
    const priority = saidPriority(body)
    if (due === null && priority === null) return false
    const named = /\b(?:rush|hurry|urgent|important)\b.{0,10} (?:on|for|with|about) (.{3,60})/i.exec(
      body,
    )?.[1]
    if (named && !sameWork(keywordsOf(named, baseOfVerb), keywordsOf(last.title, baseOfVerb))) return true
    const dueDate = due?.day ?? last.dueDate
    this.tasks[this.tasks.length - 1] = {
      ...last,
      dueDate,
      priority: priority ?? (last.priority === 'medium' ? this.priority(body, dueDate) : last.priority),
    }
    return true
  }

  private clauseOf(body: string, part: Part, named: boolean): Clause | null {
    const around = { lead: this.lead, everyone: this.audience.everyone, author: this.input.author }
    return partClause(body, part, named, around)
  }

  private add(part: Part, sentence: Sentence, clause: Clause, named: Person[], opening: string | null): void {
    const before =
      this.input.text.slice(Math.max(0, part.start - 500), part.start) +
      part.text.slice(0, Math.max(0, part.text.length - clause.phrase.length))
    if (this.handsOver(clause.phrase, named)) return
    const phrase = resolvePronoun(clause.phrase, before) ?? clause.phrase
    const when = readWhen(phrase, this.options)
    const isAnswer = phrase.startsWith('Answer: ')
    const bare = isAnswer ? phrase : withoutBlockers(when.rest)
    const repeats = isAnswer ? null : (when.rule ?? opening ?? this.repeatsOver(part))
    const vague = isVague(bare)
    if (vague && this.tasks.length > 0) return
    const whole =
      when.due ??
      (repeats === null ? findDue(part.text, this.options) : null) ??
      (part.kind === 'item' ? (this.lead?.due ?? null) : null)
    const assignees = this.audience.assigneesOf(clause, named)
    const reader = assignees.length === 1 && clause.act !== 'commitment' ? null : this.audience.onlyReader()
    const title = makeTitle(bare, {
      author: this.input.author,
      reader,
      act: clause.actor === 'writer' ? 'commitment' : 'request',
    })
    if (title.length < 3 || !/\p{L}{2}/u.test(title)) return
    const blockedBy = blockers(part.text)
    const itemNumber = this.itemNumber(sentence)
    const either = clause.act === 'question' && clause.confidence < 0.45
    const dueDate = either ? null : (whole?.day ?? null)
    this.tasks.push({
      title,
      description: singleSpaced(sentence.text),
      assignees,
      dueDate,
      priority: this.priority(part.text, dueDate),
      evidence: { sentence: part.text, start: part.start, end: part.end },
      confidence: Number((vague ? Math.min(clause.confidence, 0.5) : clause.confidence).toFixed(2)),
      act: clause.act,
      ...(repeats === null ? {} : { repeats }),
      ...(itemNumber === null ? {} : { itemNumber }),
      ...(blockedBy.length === 0 ? {} : { blockedBy }),
    })
  }

  /** "2. " or "2) " before the first sentence of its line. */
  private itemNumber({ kind, start }: Sentence): number | null {
    if (kind !== 'item') return null
    const before = this.input.text.slice(Math.max(0, start - 12), start)
    const number = /(?:^|\n)[ \t>*+-]*\(?(\d{1,3})[.)][ \t]*(?:\[ ?\][ \t]*)?$/.exec(before)?.[1]
    return number === undefined ? null : Number(number)
  }

  /** "Bob, can you do that?" after a task: the same work, now with a name. */
  private handsOver(phrase: string, named: Person[]): boolean {
    const last = this.tasks.at(-1)
    if (!last || named.length === 0 || !/^(?:do|take|handle) (?:it|that|this)\b(?! over)/i.test(phrase))
      return false
    const assignees = named.map((person) => person.email.toLowerCase())
    this.tasks[this.tasks.length - 1] = { ...last, assignees, confidence: Math.max(last.confidence, 0.88) }
    return true
  }

  private repeatsOver(part: Part): string | null {
    return part.kind === 'item' ? (this.lead?.repeats ?? null) : null
  }

  private priority(sentence: string, dueDate: string | null): 'low' | 'medium' | 'high' {
    const said = saidPriority(sentence) ?? this.lead?.priority ?? saidPriority(this.input.subject)
    return said ?? priorityOf({ dueDate, today: dayOf(this.options), mailPriority: this.input.mailPriority })
  }
}
