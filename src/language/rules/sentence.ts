// Reads one sentence of a rule into conditions and acts, phrase by phrase; knows no language.
import type { Item } from './cues.ts'
import { type DraftWhen, draftWhen, isEmpty } from './draft.ts'
import type { RuleAct, RuleWorld } from './rule.ts'
import type { Cue } from './rule-words.ts'

export interface Sentence {
  when: DraftWhen
  acts: RuleAct[]
  /** What stood alone before the first act: "invoices to Luc". */
  topics: string[]
  /** Words of which nothing was understood. */
  unread: number
  /** A mail would go to somebody whom the company does not have. */
  goesOutside: boolean
  start: string | null
  until: string | null
  says: ReadonlySet<Cue>
}

interface Slot {
  values: string[]
  items: Item[]
  next: number
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
/** What may stand between a phrase and its words. */
const SKIPPED: ReadonlySet<Cue | null> = new Set<Cue>(['noise', 'anybody', 'consequence'])

export function readSentence(items: readonly Item[], world: RuleWorld, hasGenitive: boolean): Sentence {
  return new Reader(items, world, hasGenitive).read()
}

class Reader {
  readonly when = draftWhen()
  private readonly acts: RuleAct[] = []
  private readonly topics: string[] = []
  private pending: Slot | null = null
  private unread = 0
  private goesOutside = false
  private start: string | null = null
  private until: string | null = null
  private readonly cues: Set<Cue>
  /** Who is to get it is said later: "assign anything from X to Ben". */
  private wants: 'assign' | 'copy' | 'forward' | null = null
  private readonly durations: string[] = []
  private notAt = -1
  private makesNone = false

  readonly items: readonly Item[]
  private readonly world: RuleWorld
  private readonly hasGenitive: boolean

  constructor(items: readonly Item[], world: RuleWorld, hasGenitive: boolean) {
    this.items = items
    this.world = world
    this.hasGenitive = hasGenitive
    this.cues = new Set(items.flatMap(({ cue }) => cue ?? []))
  }

  read(): Sentence {
    const { items } = this
    const either = items.findIndex(({ cue }) => cue === 'either')
    let at = 0
    while (at < items.length) {
      if (at === either) at = this.branches(at)
      else at = this.step(at)
    }
    this.drop()
    this.settle()
    return {
      ...{ when: this.when, acts: this.acts, topics: this.topics, unread: this.unread },
      ...{ goesOutside: this.goesOutside, start: this.start, until: this.until, says: this.cues },
    }
  }

  /** "Either from A or with the word B": each a condition of its own. */
  private branches(at: number): number {
    const end = this.items.findIndex(({ kind, text }, place) => place > at && kind === 'mark' && text !== '(')
    const all = this.items.slice(at + 1, end < 0 ? undefined : end)
    const cut = all.findIndex(({ cue }) => cue === 'or')
    if (cut < 0) return at + 1
    for (const part of [all.slice(0, cut), all.slice(cut + 1)]) {
      const { when } = readSentence(part, this.world, this.hasGenitive)
      if (!isEmpty(when)) this.when.or.push(when)
    }
    return end < 0 ? this.items.length : end
  }

  private step(at: number): number {
    const item = this.items[at]
    if (!item) return at + 1
    if (item.date) return this.term(item, at)
    if (item.kind === 'mark') return this.mark(item, at)
    if (item.cue === null || item.cue === 'number') return this.chunk(at)
    const read = READERS[item.cue]
    return read ? read.call(this, at, item) : at + 1
  }

  private term({ date, cue }: Item, at: number): number {
    if (date) {
      this.until = date.lastDay
      if (cue === 'term' && date.day > nextDay(this.world.today)) this.start = date.day
    }
    return at + 1
  }

  private mark({ text }: Item, at: number): number {
    if (text === '>') return this.goes(at + 1, true)
    if (text === ':' || text === '=' || text === ',') this.lay()
    return at + 1
  }

  /** Words that say nothing by themselves wait for the phrase that they belong to. */
  private chunk(at: number): number {
    const slot = this.slot(at)
    const addressed = slot.items.filter(({ kind }) => kind === 'address' || kind === 'domain')
    if (addressed.length > 0) {
      this.addSenders(addressed)
      return slot.next
    }
    this.lay()
    this.pending = slot
    return slot.next
  }

  /** What waited in vain is a topic, where no act was said yet. */
  private lay(): void {
    if (!this.pending) return
    const [name = ''] = this.pending.values
    if (this.cues.has('too') && this.isAgent(name)) this.add({ do: 'copy', value: this.agentName(name) })
    else if (this.pending.items.some(({ kind }) => kind === 'quoted') && isEmpty(this.when))
      this.when.says.push(...this.pending.values)
    else if (this.acts.length === 0) this.topics.push(...this.pending.values)
    else this.unread += this.pending.items.length
    this.pending = null
  }

  private drop(): void {
    if (!this.pending) return
    const { pending } = this
    const [only] = pending.values
    // "Bug reports: Zofia"
    if (this.acts.length === 0 && only !== undefined && pending.items[0]?.capital && this.topics.length > 0) {
      this.pending = null
      this.target(pending, false)
    } else this.lay()
  }

  private take(): string[] {
    const values = this.pending?.values ?? []
    this.pending = null
    return values
  }

  /** Words and names from here on, parted by "or", "and" and commas; what only says "the" is left out at both ends. */
  slot(from: number): Slot {
    const { items } = this
    let at = from
    while (at < items.length && SKIPPED.has(items[at]?.cue ?? null)) at++
    const slot: Slot = { values: [], items: [], next: from }
    let words: Item[] = []
    const close = () => {
      while (words.at(-1)?.cue === 'noise') words.pop()
      const [first, last] = [words[0], words.at(-1)]
      if (first && last) {
        slot.values.push(words.map(({ written }) => written).join(' '))
        slot.items.push(...words)
      }
      words = []
    }
    for (; at < items.length; at++) {
      const item = items[at]
      if (!item) break
      const isOwn = item.cue === null || item.cue === 'number'
      if (item.kind !== 'mark' && isOwn) {
        // A quoted name and an address are whole by themselves.
        if (item.kind !== 'word') close()
        words.push(item)
        if (item.kind !== 'word') close()
        slot.next = at + 1
      } else if (words.length > 0 && item.cue === 'noise' && this.isWordAt(at + 1)) words.push(item)
      else if (this.isListed(at) && (words.length > 0 || slot.values.length > 0)) {
        close()
        while (SKIPPED.has(items[at + 1]?.cue ?? null)) at++
      } else break
    }
    close()
    return slot
  }

  private isWordAt(at: number): boolean {
    const item = this.items[at]
    return item !== undefined && item.kind === 'word' && (item.cue === null || item.cue === 'number')
  }

  /** "or", "and" or a comma, behind which more of the same stands. */
  private isListed(at: number): boolean {
    const item = this.items[at]
    if (!item) return false
    const parts = item.cue === 'or' || item.cue === 'and'
    if (!parts) return false
    let next = at + 1
    while (SKIPPED.has(this.items[next]?.cue ?? null)) next++
    const after = this.items[next]
    return after !== undefined && after.kind !== 'mark' && after.cue === null
  }

  addSenders(items: readonly Item[]): void {
    for (const { kind, written } of items) {
      if (kind === 'domain') this.when.domain.push(written.toLowerCase())
      else if (kind === 'address') this.when.from.push(written.toLowerCase())
    }
  }

  from(at: number): number {
    const slot = this.slot(this.pastMarks(at + 1))
    const addressed = slot.items.filter(({ kind }) => kind === 'address' || kind === 'domain')
    this.lay()
    if (addressed.length > 0) this.addSenders(addressed)
    else {
      const named = this.apposition(slot)
      if (named) {
        this.when.from.push(...named.values)
        return named.next
      }
      this.when.from.push(...slot.values)
    }
    return slot.values.length > 0 ? slot.next : at + 1
  }

  /** "The architect, Milo Brandt," is named by what stands between the commas. */
  private apposition(slot: Slot): Slot | null {
    if (slot.items[0]?.capital !== false || this.items[slot.next]?.text !== ',') return null
    const name = this.slot(slot.next + 1)
    const isClosed = this.items[name.next]?.kind === 'mark'
    return name.items.length > 0 && name.items.every(({ capital }) => capital) && isClosed ? name : null
  }

  words(list: 'says' | 'asks' | 'subject', at: number): number {
    const behind = this.items[at + 1]?.cue
    if (list === 'asks' && (behind === 'when' || behind === 'question')) return this.asked(at + 1)
    const slot = this.slot(this.pastMarks(at + 1))
    if (slot.values.length === 0) {
      this.when[list].push(...this.take())
      return at + 1
    }
    this.lay()
    this.when[list].push(...slot.values)
    return slot.next
  }

  /** "asks which day suits us": the whole question. */
  private asked(from: number): number {
    const end = this.items.findIndex(({ kind }, place) => place > from && kind === 'mark')
    const all = this.items.slice(from, end < 0 ? undefined : end)
    this.lay()
    this.when.asks.push(all.map(({ text }) => text).join(' '))
    return from + all.length
  }

  /** "'invoice' in the subject" has its words before; "the subject says invoice" behind. */
  subject(at: number): number {
    let next = this.pastMarks(at + 1)
    while (['says', 'noise'].includes(this.items[next]?.cue ?? '')) next++
    next = this.pastMarks(next)
    const isBehind = next > at + 1 || !this.pending
    const slot = isBehind ? this.slot(next) : null
    if (slot && slot.values.length > 0) {
      this.lay()
      this.when.subject.push(...slot.values)
      return slot.next
    }
    this.when.subject.push(...(this.pending ? this.take() : this.when.says.splice(0)))
    return at + 1
  }

  pastMarks(at: number): number {
    let next = at
    while (this.items[next]?.kind === 'mark' && [':', '=', '('].includes(this.items[next]?.text ?? '')) next++
    return next
  }

  /** "Anyone outside example.com": those of the domain are left out. */
  outside(at: number): number {
    const slot = this.slot(at + 1)
    const domains = slot.items.filter(({ kind }) => kind === 'domain')
    if (domains.length === 0) return at + 1
    this.when.unless = { ...draftWhen(), domain: domains.map(({ written }) => written.toLowerCase()) }
    return slot.next
  }

  writes(at: number): number {
    const values = this.take()
    this.when.from.push(...values)
    return at + 1
  }

  sentTo(at: number): number {
    const slot = this.slot(this.pastMarks(at + 1))
    const addresses = slot.items.filter(({ kind }) => kind === 'address')
    if (addresses.length === 0) return at + 1
    this.when.to.push(...addresses.map(({ written }) => written.toLowerCase()))
    return slot.next
  }

  attached(at: number): number {
    this.when.hasAttachment = true
    if (this.pending && this.when.attachment.length === 0) this.when.says.push(...this.take())
    return at + 1
  }

  file(at: number, { written }: Item): number {
    this.when.hasAttachment = true
    this.when.attachment.push(written)
    return at + 1
  }

  /** A time of day behind "after"; null where there is none. */
  clock(side: 'after' | 'before', at: number): number {
    const item = this.items[at + 1]
    const said = item ? /^(\d{1,2})(?:[:.h](\d\d))?\s?(am|pm|h|uhr)?$/.exec(item.text) : null
    if (!said) return at + 1
    const noon = said[3] === 'pm' && Number(said[1]) < 12 ? 12 : 0
    const hour = String(Number(said[1]) + noon).padStart(2, '0')
    this.when.at.push(`${side} ${hour}:${said[2] ?? '00'}`)
    return at + 2
  }

  weekday(at: number, { count }: Item): number {
    const day = WEEKDAYS[count] ?? 'monday'
    if (this.cues.has('due') || this.cues.has('weekly')) this.durations.push(day)
    else this.when.at.push(day)
    return at + 1
  }

  /** "in 3 days", "within two weeks", "a week": how long after the mail. */
  within(at: number): number {
    let next = at
    while (['within', 'noise', 'due'].includes(this.items[next]?.cue ?? '')) next++
    const number = this.items[next]
    const unit = this.items[number?.cue === 'number' ? next + 1 : next]
    const count = number?.cue === 'number' ? number.count : 1
    const days =
      unit?.cue === 'workday'
        ? `+${count}wd`
        : ['week', 'weekly'].includes(unit?.cue ?? '')
          ? `+${count * 7}d`
          : `+${count}d`
    if (!unit || !['day', 'week', 'workday', 'daily', 'weekly'].includes(unit.cue ?? '')) return at + 1
    this.durations.push(days)
    return this.items.indexOf(unit) + 1
  }

  goes(at: number, isStrong: boolean): number {
    let next = at
    while (['noise', 'goes', 'to', 'into', 'priority'].includes(this.items[next]?.cue ?? '')) {
      if (this.items[next]?.cue === 'into') return this.into(next)
      next++
    }
    const first = this.items[next]
    if (first?.cue === 'project') return this.project(next)
    if (first?.cue === 'me') {
      this.lay()
      if (!this.isDenied(at - 1)) this.add({ do: 'assign', value: 'me' })
      return next + 1
    }
    const slot = this.slot(next)
    if (slot.values.length === 0) return at
    if (this.items[slot.next]?.cue === 'project') {
      this.lay()
      this.add({ do: 'project', value: slot.values[0] ?? '' })
      return slot.next + 1
    }
    const isMeant =
      isStrong || this.wants !== null || slot.items.some(({ capital, kind }) => capital || kind !== 'word')
    if (!isMeant && !this.isAgent(slot.values[0] ?? '')) return at
    this.target(slot, false)
    return slot.next
  }

  private isAgent(name: string): boolean {
    const said = name.toLowerCase()
    return this.world.agents?.some((one) => said.split(' ').includes(one.toLowerCase())) ?? false
  }

  /** Somebody or something that a mail goes to: a project, an agent, or a person who gets its tasks. */
  private target(slot: Slot, isCopy: boolean): void {
    this.lay()
    const [value = ''] = slot.values
    const kinds = slot.items[0]?.kind
    if (kinds === 'address' || kinds === 'domain') {
      if (!this.world.addresses?.includes(value.toLowerCase())) this.goesOutside = true
    }
    const isProject = this.world.projects?.some((one) => one.toLowerCase() === value.toLowerCase())
    if (isProject) this.add({ do: 'project', value })
    else if (this.wants === 'forward') for (const one of slot.values) this.add({ do: 'forward', value: one })
    else if (isCopy || this.wants === 'copy' || this.cues.has('too') || this.isAgent(value))
      for (const one of slot.values) this.add({ do: 'copy', value: this.agentName(one) })
    else this.add({ do: 'assign', value })
    this.wants = null
  }

  private agentName(name: string): string {
    const said = name.toLowerCase().split(' ')
    return this.world.agents?.find((one) => said.includes(one.toLowerCase())) ?? name
  }

  into(at: number): number {
    // "In two weeks" says when.
    const later = this.within(at + 1)
    if (later > at + 2) return later
    let next = at + 1
    while (['noise', 'project'].includes(this.items[next]?.cue ?? '')) next++
    const slot = this.slot(next)
    if (slot.values.length === 0) return at + 1
    this.lay()
    this.add({ do: 'project', value: slot.values[0] ?? '' })
    return this.items[slot.next]?.cue === 'project' ? slot.next + 1 : slot.next
  }

  project(at: number): number {
    const slot = this.slot(this.pastMarks(at + 1))
    if (slot.values.length === 0) return at + 1
    this.lay()
    this.add({ do: 'project', value: slot.values[0] ?? '' })
    return slot.next
  }

  priority(value: 'high' | 'normal' | 'low', at: number): number {
    this.lay()
    if (!this.isDenied(at)) this.add({ do: 'priority', value })
    return at + 1
  }

  /** "not" stands right before. */
  private isDenied(at: number): boolean {
    return this.notAt >= 0 && this.items.slice(this.notAt + 1, at).every(({ cue }) => cue === 'noise')
  }

  person(kind: 'assign' | 'copy' | 'forward', at: number): number {
    let next = at + 1
    if (this.items[next]?.cue === 'me') {
      this.lay()
      this.add({ do: kind, value: 'me' })
      return next + 1
    }
    while (this.items[next]?.cue === 'noise') next++
    const slot = this.slot(next)
    this.lay()
    this.wants = kind
    if (slot.values.length === 0) return at + 1
    const isLater = this.items.slice(slot.next).some(({ cue }) => cue === 'to' || cue === 'goes')
    if (kind !== 'copy' && isLater && slot.items[0]?.capital !== true) return at + 1
    if (kind === 'assign' || kind === 'forward') this.target(slot, false)
    else this.target(slot, true)
    return slot.next
  }

  takes(at: number): number {
    const [value] = this.take()
    if (value !== undefined)
      this.add(this.isAgent(value) ? { do: 'copy', value: this.agentName(value) } : { do: 'assign', value })
    return at + 1
  }

  /** "it's Hamish's", "Chiara's mails". */
  own(at: number): number {
    let next = at + 1
    while (this.items[next]?.cue === 'noise') next++
    const isOfMails = ['mails', 'tasks', 'newsletter'].includes(this.items[next]?.cue ?? '')
    const values = this.take()
    if (isOfMails) this.when.from.push(...values)
    else if (values[0] !== undefined && this.items[next]?.cue !== null)
      this.add({ do: 'assign', value: values[0] })
    else if (values[0] !== undefined && next >= this.items.length)
      this.add({ do: 'assign', value: values[0] })
    return at + 1
  }

  label(at: number): number {
    let next = this.pastMarks(at + 1)
    while (this.items[next]?.cue === 'noise') next++
    const slot = this.slot(next)
    const quoted = this.items.slice(at + 1).find(({ kind }) => kind === 'quoted')
    const isNear = slot.values.length > 0
    const value = isNear ? slot.values[0] : quoted?.written
    this.lay()
    if (value !== undefined) this.add({ do: 'label', value })
    if (!isNear && quoted) (quoted as { cue: Cue | null }).cue = 'noise'
    return isNear ? slot.next : at + 1
  }

  kind(kind: DraftWhen['kind'], at: number): number {
    this.when.kind = kind
    if (this.pending) this.when.from.push(...this.take())
    const next = this.items[at + 1]
    if (next?.text === 'of' || next?.text === 'von' || next?.text === 'de' || next?.text === 'di') {
      const slot = this.slot(at + 2)
      this.when.from.push(...slot.values)
      return slot.next
    }
    return at + 1
  }

  mails(at: number): number {
    const [name] = this.pending?.values ?? []
    const isOwner = this.hasGenitive && this.pending?.items.at(-1)?.capital && name?.endsWith('s')
    if (isOwner && name !== undefined) {
      this.take()
      this.when.from.push(name.slice(0, -1))
    }
    return at + 1
  }

  tasks(at: number): number {
    if (this.notAt >= 0) this.makesNone = true
    return this.mails(at)
  }

  not(at: number): number {
    this.notAt = at
    return at + 1
  }

  unless(at: number): number {
    this.lay()
    const rest = readSentence(this.items.slice(at + 1), this.world, this.hasGenitive)
    if (rest.topics.length > 0 && isEmpty(rest.when)) rest.when.says.push(...rest.topics)
    this.when.unless = rest.when
    return this.items.length
  }

  flag(act: 'ignore' | 'suggest', at: number): number {
    this.add(act === 'ignore' ? { do: 'ignore', value: true } : { do: 'suggest', value: true })
    return at + 1
  }

  add(act: RuleAct): void {
    if (!this.acts.some((one) => one.do === act.do && one.value === act.value)) this.acts.push(act)
  }

  noteDuration(value: string, at: number): number {
    this.durations.push(value)
    return at + 1
  }

  /** What only the whole sentence tells: days, digests, and "no tasks". */
  private settle(): void {
    const has = (cue: Cue) => this.cues.has(cue)
    const [duration] = this.durations
    if (has('digest') && (has('daily') || has('weekly')))
      this.add({ do: 'digest', value: has('weekly') ? `weekly:${duration ?? 'monday'}` : 'daily' })
    else if (has('due') && duration !== undefined) this.add({ do: 'due', value: duration })
    const others = this.acts.filter((act) => !(act.do === 'assign' && act.value === 'me'))
    if (this.makesNone && others.length === 0) {
      this.acts.length = 0
      this.acts.push({ do: 'ignore', value: true })
    }
    if (this.acts.some((act) => act.do === 'suggest') && this.acts.some((act) => act.do === 'ignore'))
      this.acts.splice(
        this.acts.findIndex((act) => act.do === 'ignore'),
        1,
      )
  }
}

const nextDay = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

type Read = (this: Reader, at: number, item: Item) => number

const READERS: Partial<Record<Cue, Read>> = {
  from(at) {
    return this.from(at)
  },
  writes(at) {
    return this.writes(at)
  },
  outside(at) {
    return this.outside(at)
  },
  sentTo(at) {
    return this.sentTo(at)
  },
  subject(at) {
    return this.subject(at)
  },
  says(at) {
    return this.words('says', at)
  },
  asks(at) {
    return this.words('asks', at)
  },
  newsletter(at) {
    return this.kind('newsletter', at)
  },
  invitation(at) {
    return this.kind('invitation', at)
  },
  autoreply(at) {
    return this.kind('autoreply', at)
  },
  copied(at) {
    this.when.copied = true
    return at + 1
  },
  attached(at) {
    return this.attached(at)
  },
  file(at, item) {
    return this.file(at, item)
  },
  weekend(at) {
    this.when.at.push('weekend')
    return at + 1
  },
  after(at) {
    return this.clock('after', at)
  },
  before(at) {
    return this.clock('before', at)
  },
  weekday(at, item) {
    return this.weekday(at, item)
  },
  undated(at) {
    this.when.undated = true
    return at + 1
  },
  unassigned(at) {
    this.when.unassigned = true
    return at + 1
  },
  unless(at) {
    return this.unless(at)
  },
  goes(at) {
    return Math.max(at + 1, this.goes(at + 1, true))
  },
  to(at) {
    return Math.max(at + 1, this.goes(at + 1, false))
  },
  into(at) {
    return this.into(at)
  },
  project(at) {
    return this.project(at)
  },
  high(at) {
    return this.priority('high', at)
  },
  normal(at) {
    return this.priority('normal', at)
  },
  low(at) {
    return this.priority('low', at)
  },
  assign(at) {
    return this.person('assign', at)
  },
  copy(at) {
    return this.person('copy', at)
  },
  forward(at) {
    return this.person('forward', at)
  },
  takes(at) {
    return this.takes(at)
  },
  own(at) {
    return this.own(at)
  },
  label(at) {
    return this.label(at)
  },
  due(at) {
    return this.within(at)
  },
  within(at) {
    return this.within(at)
  },
  tomorrow(at) {
    return this.noteDuration('+1d', at)
  },
  monthEnd(at) {
    return this.noteDuration('eom', at)
  },
  ignore(at) {
    return this.flag('ignore', at)
  },
  suggest(at) {
    return this.flag('suggest', at)
  },
  mails(at) {
    return this.mails(at)
  },
  tasks(at) {
    return this.tasks(at)
  },
  not(at) {
    return this.not(at)
  },
  aside() {
    return this.items.length
  },
}
